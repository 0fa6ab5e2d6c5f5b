/**
 * Checks that Stripe and its emulator agree: the same scenarios, run by the same code, produce the same records.
 *
 * The emulator's half always runs and needs no network. Stripe's half runs with the keys of a sandbox (never live ones):
 *
 *   STRIPE_TEST_SECRET_KEY=sk_test_… STRIPE_TEST_PUBLISHABLE_KEY=pk_test_… \
 *     npx vitest run --project functions functions/src/billing/real-stripe
 *
 * It takes minutes. Customers and test clocks are deleted at the end; the prices of Starter and Professional are created if `npm run
 * stripe:sync` has not done so, and stay. In the account's billing settings, the retries of a failed payment must cancel the subscription within nine
 * weeks. Authentication on the bank's page needs a browser, so it is compared up to `requires_action` and then with another card.
 *
 * Source: rules/payment-cases.md 1, 10, 11, 29, 34, 35, 37, 47, 48, 53, 56, 57, 63
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openEmulatedAccount,
  openEmulatedAccountOverHttp,
  openRealAccount,
  realStripeSettings,
  type ComparedAccount,
} from '#testing/real-stripe/compared-account.ts';
import {
  abandonAuthentication,
  cancelAroundTheEnd,
  checkOutCourse,
  payAfterDeclines,
} from '#testing/real-stripe/order-scenarios.ts';
import {
  billPurchase,
  disputePurchases,
  reportFraud,
  voidCreditNote,
} from '#testing/real-stripe/document-scenarios.ts';
import { deleteCustomer, downgradeBySchedule } from '#testing/real-stripe/plan-change-scenarios.ts';
import { realStripeRecords as records } from '#testing/real-stripe/expected-records.ts';
import type { MetricName } from '#observability/metrics.ts';
import type { RecordedStep, Scenario } from '#testing/real-stripe/scenario.ts';
import {
  failRenewals,
  letFirstPaymentExpire,
  subscribe,
  useThePortal,
} from '#testing/real-stripe/subscription-scenarios.ts';

const EMULATED_TIMEOUT_MS = 5 * 60_000;
const REAL_TIMEOUT_MS = 15 * 60_000;

/** A scenario, what it records, and the alarms that it raises. */
type Case = [title: string, run: Scenario, record: RecordedStep[], alarms?: MetricName[]];

const scenarios: Case[] = [
  ['checkout of a course', checkOutCourse, records.checkOutCourse],
  ['a payment after declines', payAfterDeclines, records.payAfterDeclines],
  ['3-D Secure abandoned', abandonAuthentication, records.abandonAuthentication],
  ['cancellation around the end of 24 hours', cancelAroundTheEnd, records.cancelAroundTheEnd],
  ['Starter before and after payment', subscribe, records.subscribe],
  ['a first payment never made', letFirstPaymentExpire, records.letFirstPaymentExpire],
  ['renewals that fail', failRenewals, records.failRenewals],
  ['the portal and a new card', useThePortal, records.useThePortal],
  ['the invoice of a purchase, its tax ID and its credit note', billPurchase, records.billPurchase],
  ['a refund that is sent back', voidCreditNote, records.voidCreditNote, ['RefundsFailed']],
  ['a dispute and an inquiry', disputePurchases, records.disputePurchases],
  ['a purchase reported as fraudulent', reportFraud, records.reportFraud],
  ['a smaller plan by schedule', downgradeBySchedule, records.downgradeBySchedule],
  ['the deletion of a customer', deleteCustomer, records.deleteCustomer],
];

type Account = [name: string, open: () => Promise<ComparedAccount>, timeoutMs: number];

const accounts: Account[] = [
  ['the emulator', openEmulatedAccount, EMULATED_TIMEOUT_MS],
  ['the emulator over HTTP, in real time', openEmulatedAccountOverHttp, EMULATED_TIMEOUT_MS],
];
const settings = realStripeSettings(process.env);
if (settings) accounts.push(['Stripe itself', () => openRealAccount(settings), REAL_TIMEOUT_MS]);
else
  console.log(
    'Payment case 63 was not run against Stripe itself: STRIPE_TEST_SECRET_KEY is not set.',
  );

describe.each(accounts)('%s', (_name, open, timeout) => {
  let account: ComparedAccount;
  beforeAll(async () => {
    account = await open();
  }, timeout);
  afterAll(() => account.close(), timeout);

  it.each(scenarios)(
    '%s matches the recording (payment case 63)',
    { timeout },
    async (_title, run, record, alarms = []) => {
      expect(await run(account)).toEqual(record);
      expect(account.counted.splice(0)).toEqual(alarms);
    },
  );
});

describe('the keys for Stripe itself', () => {
  const keys = (secret?: string, publishable?: string) =>
    realStripeSettings({
      STRIPE_TEST_SECRET_KEY: secret,
      STRIPE_TEST_PUBLISHABLE_KEY: publishable,
    });

  it('are both required, and must be sandbox keys', () => {
    expect(keys()).toBeUndefined();
    expect(keys('', '')).toBeUndefined();
    expect(keys('sk_test_a', 'pk_test_a')).toMatchObject({ isLive: false, apiOrigin: undefined });
    expect(() => keys('sk_test_a')).toThrow(/set both/);
    expect(() => keys(undefined, 'pk_test_a')).toThrow(/set both/);
  });

  it('are refused when they are live', () => {
    expect(() => keys('sk_live_a', 'pk_live_a')).toThrow(/^Live keys are for prod only/);
    expect(() => keys('rk_live_a', 'pk_test_a')).toThrow(/a live key and .* a test key/);
  });
});
