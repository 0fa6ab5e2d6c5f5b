import { grantingEntitlement } from '@learning/shared/domain/access';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { SITE_ORIGIN } from '../billing/billing-harness.ts';
import type { ComparedAccount } from './compared-account.ts';

/** The outcome of a confirmation: Stripe's status of the PaymentIntent, and its refusal. */
export interface Confirmation {
  status: string;
  nextAction?: string;
  code?: string;
  declineCode?: string;
  /** The text shown to the learner; only card errors have one. */
  message?: string;
}

/** A learner who pays with Stripe's ready-made test PaymentMethods. */
export interface ComparedLearner {
  userId: string;
  /** The time of the learner's test clock, or of the account. */
  now: () => Date;
  /** Moves the learner's test clock, and waits until Stripe has done what falls due by then. */
  advanceTo(instant: Date): Promise<void>;
  /** @param paymentMethod e.g. `pm_card_visa` (https://docs.stripe.com/testing) */
  confirm(intentId: string, paymentMethod: string): Promise<Confirmation>;
  hasAccess(courseId: number, now?: Date): Promise<boolean>;
}

/** Opens a learner in the account's time. Our own checkout creates the customer. */
export function openLearner(account: ComparedAccount): ComparedLearner {
  const learner = learnerOf(account, randomUUID(), account.now, () =>
    Promise.reject(new Error('Only a learner with a test clock can move their time.')),
  );
  account.onClose(async () => {
    const customerId = await account.deps.customers.find(learner.userId);
    if (customerId) await account.sdk.customers.del(customerId);
  });
  return learner;
}

/** Opens a learner whose customer has a test clock; Stripe cannot add one to an existing customer. */
export async function openLearnerWithClock(account: ComparedAccount): Promise<ComparedLearner> {
  const { sdk, deps } = account;
  const userId = randomUUID();
  let frozen = Math.floor(account.now().getTime() / 1000);
  const { testClocks } = sdk.testHelpers;
  const clock = await testClocks.create({ frozen_time: frozen, name: `comparison, ${userId}` });
  // Also deletes the customer and the subscriptions.
  account.onClose(() => testClocks.del(clock.id));
  const email = await deps.emailOf(userId);
  const customer = await sdk.customers.create({
    metadata: { userId },
    test_clock: clock.id,
    ...(email === null ? {} : { email }),
  });
  const now = () => new Date(frozen * 1000);
  await deps.customers.save(userId, customer.id, now());

  return learnerOf(account, userId, now, async (instant) => {
    const to = Math.floor(instant.getTime() / 1000);
    await testClocks.advance(clock.id, { frozen_time: to });
    const { status } = await account.readUntil(
      () => testClocks.retrieve(clock.id),
      (testClock) => testClock.status !== 'advancing',
    );
    if (status !== 'ready') throw new Error(`The test clock did not advance: ${status}.`);
    frozen = to;
  });
}

function learnerOf(
  { sdk, deps }: ComparedAccount,
  userId: string,
  clock: () => Date,
  advanceTo: ComparedLearner['advanceTo'],
): ComparedLearner {
  return {
    userId,
    now: clock,
    advanceTo,
    async confirm(intentId, paymentMethod) {
      try {
        const { status, next_action: action } = await sdk.paymentIntents.confirm(intentId, {
          payment_method: paymentMethod,
          return_url: `${SITE_ORIGIN}/dashboard`,
        });
        return { status, ...(action && { nextAction: action.type }) };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        const { status } = await sdk.paymentIntents.retrieve(intentId);
        return { status, ...refusalFrom(error) };
      }
    },
    async hasAccess(courseId, now = clock()) {
      const { entitlements } = await deps.learners.read(userId);
      return grantingEntitlement(entitlements, courseId, now) !== undefined;
    },
  };
}

function refusalFrom(error: Stripe.errors.StripeError): Partial<Confirmation> {
  const { code, decline_code: declineCode } = error;
  const isCardError = error instanceof Stripe.errors.StripeCardError;
  return {
    ...(code && { code }),
    ...(declineCode && { declineCode }),
    ...(isCardError && { message: error.message }),
  };
}

/** Returns the id at the beginning of a client secret. */
export function intentIdOf({ clientSecret }: { clientSecret: string | null }): string {
  if (clientSecret === null) throw new Error('The order has no client secret to confirm.');
  return clientSecret.slice(0, clientSecret.indexOf('_secret_'));
}
