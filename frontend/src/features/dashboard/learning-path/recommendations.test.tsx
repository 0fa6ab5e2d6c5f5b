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
    ['its price', [], '$99'],
    ['that a plan includes it', [entitlement('subscription', [1, 2])], 'In your plan'],
    ['that a seat includes it', [entitlement('seat', [1])], 'With your seat'],
    ['its price when the plan does not include it', [entitlement('subscription', [2])], '$99'],
    ['its price after the plan ended', [entitlement('subscription', [1], false)], '$99'],
    ['its price during the trial', [entitlement('trial', null)], '$99'],
  ])('shows %s', async (_case, entitlements, expected) => {
    const access = accessSummary({ entitlements });
    const recommendations = [course({ id: 1, price: 99 })];
    await renderPage(<Recommendations title="Next" dashboard={{ access, recommendations }} />);
    expect(screen.getByText(/^\$|^In your|^With your/).textContent).toBe(expected);
  });
});
