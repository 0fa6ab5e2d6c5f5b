import { expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { openCompany, OWNER_EMAIL, type Company } from '#testing/billing/company.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';
import { createReactionDependencies } from '../dependencies.ts';
import { reactToEvent } from '../reactions/react-to-event.ts';
import { createReminderDependencies } from './open-reminders.ts';
import { runReminders } from './run-reminders.ts';

const HOUR = 3_600;
const DAY = 86_400;

/** A company whose contract of two months ends with its term, its owner, and a member. */
async function openEndingContract() {
  const harness = await openBillingHarness({ table: await createCatalogTable() });
  const webhook = openWebhook(harness);
  const company = await openCompany(harness, { termMonths: 2, renewal: 'ends' });
  harness.learnersByEmail.set(OWNER_EMAIL, company.ownerId);
  const reconcile = async () => {
    await webhook.runReconciler('orders');
    await webhook.runReconciler('subscriptions');
  };
  await reconcile();
  const [memberId] = await company.join(1);
  // Stripe finalizes an invoice an hour after it made it.
  await harness.advance(2 * HOUR);
  await company.transfer();
  await reconcile();
  const learners = [company.ownerId, memberId!];
  const reactions = createReactionDependencies(restrictTable(harness.table, 'reactions'), {
    contactOf: () => Promise.resolve(null),
    hashKey: '',
    sendMail: () => Promise.resolve(true),
    operatorEmail: 'coach@learning.example',
    siteOrigin: () => Promise.resolve('https://learn.example.org'),
  });
  const events = eventRepository(harness.table);
  const react = async () => {
    for (const userId of learners) {
      for (const event of await events.list(userId)) {
        await reactToEvent(event, reactions, harness.now());
      }
    }
  };
  await react();
  const remind = () =>
    runReminders(
      harness.now(),
      createReminderDependencies(restrictTable(harness.table, 'reminders')),
    );
  /** Moves the clock to so many days before the end, where the plan is compared and reminders run. */
  const goTo = async (daysBefore: number) => {
    const end = Date.parse((await endOf(company))!);
    await harness.advance(Math.round((end - harness.now().getTime()) / 1000) - daysBefore * DAY);
    await reconcile();
    await react();
    await remind();
  };
  /** The days that each learner was told were left. */
  const told = async () => {
    const lists = await Promise.all(learners.map((userId) => events.list(userId)));
    return lists.map((list) =>
      list
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .flatMap((event) => (event.type === 'accessEnding' ? [event.data.days] : [])),
    );
  };
  return { harness, company, reconcile, react, remind, goTo, told };
}

const endOf = async (company: Company) => (await company.plan()).cancelAt;

// Source: rules/notifications.md N27; rules/money.md M44
it('reminds owner and members 30 and 7 days before a contract ends, once each', async () => {
  const { company, goTo, told } = await openEndingContract();
  expect(await endOf(company)).not.toBeNull();
  await goTo(31);
  expect(await told()).toEqual([[], []]);
  await goTo(30);
  await goTo(29);
  expect(await told()).toEqual([[30], [30]]);
  await goTo(7);
  await goTo(6);
  expect(await told()).toEqual([
    [30, 7],
    [30, 7],
  ]);
});

it('reminds no one of the end of a contract that finance lets renew meanwhile', async () => {
  const { harness, company, reconcile, react, remind, goTo, told } = await openEndingContract();
  await goTo(31);
  await company.change({ renewal: 'renews' });
  await reconcile();
  await react();
  expect(await endOf(company)).toBeNull();
  for (const days of [1, 23, 6]) {
    await harness.advance(days * DAY);
    await reconcile();
    await react();
    await remind();
  }
  expect(await told()).toEqual([[], []]);
});
