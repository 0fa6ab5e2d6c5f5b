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

describe('what a recommended course costs', () => {
  it.each([
    ['its price', [], '$99'],
    ['nothing in a plan that opens it', [entitlement('subscription', [1, 2])], 'In your plan'],
    ['nothing with a seat that opens it', [entitlement('seat', [1])], 'With your seat'],
    ['its price beside a plan that does not open it', [entitlement('subscription', [2])], '$99'],
    ['its price after the plan', [entitlement('subscription', [1], false)], '$99'],
    ['its price in the trial', [entitlement('trial', null)], '$99'],
  ])('is %s', async (_what, entitlements, shown) => {
    const access = accessSummary({ entitlements });
    const recommendations = [course({ id: 1, price: 99 })];
    await renderPage(<Recommendations title="Next" dashboard={{ access, recommendations }} />);
    expect(screen.getByText(/^\$|^In your|^With your/).textContent).toBe(shown);
  });
});
