// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary } from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { Recommendations } from './recommendations.tsx';

withMockedApi();

type Kind = 'purchase' | 'subscription' | 'seat' | 'trial';
const entitlement = (kind: Kind, courseIds: number[] | null, isActive = true) => ({
  kind,
  courseIds,
  endsAt: null,
  isActive,
});

describe('a recommended course', () => {
  it.each([
    ['its price', [], '$99', 'View Course'],
    ['that a plan includes it', [entitlement('subscription', [1, 2])], 'In your plan', 'Start'],
    ['that a seat includes it', [entitlement('seat', [1])], 'In your team’s plan', 'Start'],
    ['its price outside of the plan', [entitlement('subscription', [2])], '$99', 'View Course'],
    ['its price after the plan', [entitlement('subscription', [1], false)], '$99', 'View Course'],
    ['that the trial opens it', [entitlement('trial', null)], 'In your trial', 'Start'],
  ])('shows %s', async (_case, entitlements, label, step) => {
    const access = accessSummary({ entitlements });
    const recommendations = [course({ id: 1, price: 99 })];
    await renderPage(
      <Recommendations
        title="Next"
        dashboard={{ access, recommendations }}
        startButton={() => <button>Start</button>}
      />,
    );
    expect(screen.getByText(/^\$|^In your/).textContent).toBe(label);
    expect(screen.queryByRole('button', { name: 'Start' }) !== null).toBe(step === 'Start');
    expect(screen.queryByRole('link', { name: /^View Course/ }) !== null).toBe(step !== 'Start');
  });
});
