/**
 * Command for the local product: lets sample learners use it in the two weeks before now, by the use cases that the API calls. The clock of
 * Stripe's emulator has to stand two weeks back; it ends at now. Never run it in a deployed environment.
 *
 *   node functions/src/seeding/sample-fortnight/seed-sample-fortnight.ts --accounts JSON
 */
import { site } from '@learning/content/site';
import { parseArgs } from 'node:util';
import { createActivityDependencies } from '#activities/dependencies.ts';
import { learnerBillingEnvironment } from '#billing/env.ts';
import { createBillingRepositories, stripeOpener } from '#billing/open-billing.ts';
import { createCertificateDependencies } from '#certificates/dependencies.ts';
import { certificateEnvironment } from '#certificates/env.ts';
import { issuerOpener } from '#certificates/issuing/issuer-documents.ts';
import { openIssuing } from '#certificates/open-issuing.ts';
import { createCourseRatingDependencies } from '#course-ratings/dependencies.ts';
import { cognitoEmails } from '#gateways/cognito/emails.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { createRequestDependencies } from '#requests/dependencies.ts';
import { openTable } from '#table/table.ts';
import { emulatedPayments } from './emulated-payments.ts';
import { sampleLearners } from './sample-learners.ts';
import { takeSampleStep, type SampleAccount, type SampleDependencies } from './sample-steps.ts';

const DAY_MS = 86_400_000;

const { values } = parseArgs({ options: { accounts: { type: 'string', default: '[]' } } });
const accounts = JSON.parse(values.accounts) as { name: string; userId: string; email: string }[];
const environment = certificateEnvironment.parse(process.env);
const table = openTable(environment.TABLE_NAME);
const deps = await openDependencies();

const start = new Date();
const steps = sampleLearners
  .flatMap((learner) => {
    const account = accounts.find(({ name }) => name === learner.name);
    return account
      ? learner.steps.map((step) => ({ step, account: { ...learner, ...account } }))
      : [];
  })
  .toSorted((a, b) => b.step.daysAgo - a.step.daysAgo);
for (const { step, account } of steps) await take(step, account);
await deps.payments.moveTo(start);

async function take(step: (typeof steps)[number]['step'], account: SampleAccount) {
  const now = new Date(start.getTime() - step.daysAgo * DAY_MS);
  try {
    await takeSampleStep(step, account, now, deps);
  } catch (error) {
    throw new Error(`${account.name}, ${step.daysAgo} days ago: ${step.does} failed`, {
      cause: error,
    });
  }
}

async function openDependencies(): Promise<SampleDependencies> {
  const { USER_POOL_ID, STRIPE_API_ORIGIN } = learnerBillingEnvironment.parse(process.env);
  const emailOf = cognitoEmails(USER_POOL_ID);
  const certificates = createCertificateDependencies(table, openIssuing(environment), emailOf);
  const { provider, siteOrigin } = await stripeOpener(process.env)();
  return {
    // Sample learners share one mailbox, and a mailbox has one trial: they count as learners without one.
    learning: createLearningDependencies(table),
    activities: createActivityDependencies(table),
    billing: {
      ...createBillingRepositories(table, () => {}),
      provider,
      siteOrigin: siteOrigin!,
      emailOf,
    },
    certificates,
    courseRatings: createCourseRatingDependencies(table),
    requests: createRequestDependencies(table, {
      // Nothing is mailed for people who do not exist.
      sendMail: () => Promise.resolve(true),
      operatorEmail: site.contact.email,
      siteOrigin: siteOriginReader(environment),
    }),
    openIssuer: issuerOpener(certificates),
    payments: emulatedPayments(STRIPE_API_ORIGIN!),
  };
}
