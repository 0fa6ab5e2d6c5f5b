import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActivityDependencies } from '#activities/dependencies.ts';
import { createCertificateDependencies } from '#certificates/dependencies.ts';
import { issuerOpener } from '#certificates/issuing/issuer-documents.ts';
import { createCourseRatingDependencies } from '#course-ratings/dependencies.ts';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { createRequestDependencies } from '#requests/dependencies.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import { openTestIssuing, TEST_ORIGIN } from '#testing/certificates/issuing-gateways.ts';
import { sampleLearners } from './sample-learners.ts';
import { takeSampleStep, type SampleAccount, type SampleDependencies } from './sample-steps.ts';

const DAY_SECONDS = 86_400;
let harness: BillingHarness;
let deps: SampleDependencies;

beforeAll(async () => {
  const table = await createPublishedTable();
  harness = await openBillingHarness({ table });
  const certificates = createCertificateDependencies(table, openTestIssuing(), () =>
    Promise.resolve(null),
  );
  deps = {
    learning: createLearningDependencies(table),
    activities: createActivityDependencies(table),
    billing: harness.deps,
    certificates,
    courseRatings: createCourseRatingDependencies(table),
    requests: createRequestDependencies(table, {
      sendMail: () => Promise.resolve(true),
      operatorEmail: 'operator@example.org',
      siteOrigin: () => Promise.resolve(TEST_ORIGIN),
    }),
    openIssuer: issuerOpener(certificates),
    payments: {
      async pay(clientSecret) {
        await harness.stripe.confirm(clientSecret, '4242424242424242');
      },
      async moveTo(instant) {
        const seconds = Math.floor((instant.getTime() - harness.now().getTime()) / 1000);
        if (seconds > 0) await harness.advance(seconds);
      },
    },
  };
});

const KINDS = ['startTrial', 'buy', 'buyAndCancel', 'subscribe', 'study', 'claim', 'rate', 'ask'];

/** The first learners of the cast who together take each kind of step. */
const chosen = sampleLearners.filter(({ steps }, index) =>
  steps.some(
    ({ does }) =>
      !sampleLearners
        .slice(0, index)
        .some((earlier) => earlier.steps.some((step) => step.does === does)),
  ),
);

async function live(): Promise<SampleAccount[]> {
  const accounts = chosen.map((learner) => {
    const userId = randomUUID();
    return { ...learner, userId, email: `${userId}@example.org` };
  });
  const end = harness.now().getTime() + 14 * DAY_SECONDS * 1000;
  const steps = accounts
    .flatMap((account) => account.steps.map((step) => ({ step, account })))
    .toSorted((a, b) => b.step.daysAgo - a.step.daysAgo);
  for (const { step, account } of steps) {
    const now = new Date(end - step.daysAgo * DAY_SECONDS * 1000);
    await takeSampleStep(step, account, now, deps);
  }
  return accounts;
}

describe('the sample learners', () => {
  it('take each kind of step, and leave what it leads to', async () => {
    expect(new Set(chosen.flatMap(({ steps }) => steps.map(({ does }) => does)))).toEqual(
      new Set(KINDS),
    );
    const accounts = await live();
    const left = new Set<string>();
    for (const { userId } of accounts) {
      const learner = await deps.learning.learners.read(userId);
      for (const { kind } of learner.entitlements) left.add(kind);
      const orders = await deps.billing.orders.list(userId);
      if (orders.some(({ refundedCents }) => refundedCents > 0)) left.add('refund');
      if (learner.completions.length > 0) left.add('completion');
      if ((await deps.certificates.certificates.list(userId)).length > 0) left.add('certificate');
    }
    if ((await deps.requests.requests.listLatest()).length > 0) left.add('request');
    expect([...left].toSorted()).toEqual(
      expect.arrayContaining([
        'certificate',
        'completion',
        'purchase',
        'refund',
        'request',
        'subscription',
        'trial',
      ]),
    );
  });
});
