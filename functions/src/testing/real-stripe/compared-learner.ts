import { grantingEntitlement } from '@learning/shared/domain/access';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { SITE_ORIGIN } from '../billing/billing-harness.ts';
import type { ComparedAccount } from './compared-account.ts';

/** What became of a confirmation: Stripe's status of the PaymentIntent, and its refusal. */
export interface Confirmation {
  status: string;
  nextAction?: string;
  code?: string;
  declineCode?: string;
  /** Shown to the learner, so only a card's. */
  message?: string;
}

/** A learner at an account, who pays with the PaymentMethods that Stripe has ready in test mode. */
export interface ComparedLearner {
  userId: string;
  /** Of the learner's test clock, or the account's. */
  now: () => Date;
  /** Moves the learner's test clock, and waits until Stripe has done what falls due on the way. */
  advanceTo(instant: Date): Promise<void>;
  /** @param paymentMethod e.g. `pm_card_visa` (https://docs.stripe.com/testing) */
  confirm(intentId: string, paymentMethod: string): Promise<Confirmation>;
  hasAccess(courseId: number, now?: Date): Promise<boolean>;
}

/** A learner in the account's time. Their customer is made by our own checkout. */
export function openLearner(account: ComparedAccount): ComparedLearner {
  const learner = learnerOf(account, randomUUID(), account.now, () =>
    Promise.reject(new Error('Only a learner with a test clock has a time of their own.')),
  );
  account.onClose(async () => {
    const customerId = await account.deps.customers.find(learner.userId);
    if (customerId) await account.sdk.customers.del(customerId);
  });
  return learner;
}

/** A learner whose customer lives by a test clock: that cannot be given to a customer later. */
export async function openLearnerWithClock(account: ComparedAccount): Promise<ComparedLearner> {
  const { sdk, deps } = account;
  const userId = randomUUID();
  let frozen = Math.floor(account.now().getTime() / 1000);
  const { testClocks } = sdk.testHelpers;
  const clock = await testClocks.create({ frozen_time: frozen, name: `case 63, ${userId}` });
  // Takes the customer and the subscriptions along.
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
      (one) => one.status !== 'advancing',
    );
    if (status !== 'ready') throw new Error(`The test clock does not arrive: ${status}.`);
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
        return { status, ...refusalOf(error) };
      }
    },
    async hasAccess(courseId, now = clock()) {
      const { entitlements } = await deps.learners.read(userId);
      return grantingEntitlement(entitlements, courseId, now) !== undefined;
    },
  };
}

function refusalOf(error: Stripe.errors.StripeError): Partial<Confirmation> {
  const { code, decline_code: declineCode } = error;
  const isCards = error instanceof Stripe.errors.StripeCardError;
  return {
    ...(code && { code }),
    ...(declineCode && { declineCode }),
    ...(isCards && { message: error.message }),
  };
}

/** A client secret begins with the id it is for. */
export function intentIdOf({ clientSecret }: { clientSecret: string | null }): string {
  if (clientSecret === null) throw new Error('There is nothing to confirm.');
  return clientSecret.slice(0, clientSecret.indexOf('_secret_'));
}
