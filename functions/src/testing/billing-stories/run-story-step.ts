import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { Purchases } from '@learning/shared/contract/purchases';
import { tierLookupKey } from '@learning/shared/contract/webhooks';
import { CARDS } from '../billing/shopper.ts';
import type { StoryClock } from './story-clock.ts';
import type { StoryLog } from './story-log.ts';
import { emailOf, type StoryProduct } from './story-product.ts';
import type { StoryStep } from './story-step.ts';
import { viewOf } from './stripe-view.ts';

const DAY = 86_400;

/** Returns a function that runs one step of a story, as the learner, their colleagues, the bank, the portal or an operator. */
export function storyStepRunner(
  product: StoryProduct,
  clock: StoryClock,
  log: StoryLog,
  isCalm: boolean,
): (step: StoryStep) => Promise<unknown> {
  const { harness, call, atStripe } = product;
  const { stripe, now } = harness;
  const { ownerId } = log;
  const secrets: string[] = [];
  const seconds = () => Math.floor(now().getTime() / 1000);
  const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % items.length];
  const charged = () => stripe.objects().charges.filter(({ paid }) => paid);
  const view = () => viewOf(stripe.objects(), now());
  const runningPlan = () =>
    view().plans.findLast((plan) => plan.userId === ownerId && plan.isStarted && !plan.isOver);

  const confirm = async (clientSecret: string | undefined, number: string) => {
    if (clientSecret === undefined) return;
    await atStripe('confirm', { clientSecret, card: { number, expMonth: 12, expYear: 2040 } });
    await product.deliver();
  };
  const checkout = async (item: object) => {
    const body = { ...item, country: 'US', postalCode: '10001' };
    const { status, body: prepared } = await call<PaymentIntent>(ownerId, 'createPaymentIntent', {
      body,
    });
    if (status !== 201 || prepared.clientSecret === null) return undefined;
    secrets.push(prepared.clientSecret);
    return prepared.clientSecret;
  };
  const portal = async (action: object) => {
    const { status, body } = await call<{ url: string }>(ownerId, 'createPortalSession', {
      body: { flow: 'overview' },
    });
    if (status === 201) await atStripe(`portal/${body.url.split('/').at(-1)!}`, action);
  };
  const orders = async () =>
    (await call<Purchases>(ownerId, 'listPurchases')).body.purchases.toReversed();
  const cancel = async (orderId: string | undefined) => {
    if (orderId === undefined) return;
    const { status } = await call(ownerId, 'cancelPurchase', { params: { orderId } });
    if (status === 200) log.canceled.set(orderId, seconds());
  };
  const dashboard = (action: string, values: object) =>
    atStripe('dashboard', { action, ...values });

  const join = async () => {
    const plan = runningPlan();
    const memberId = product.learner();
    const invitation = await call(ownerId, 'inviteMember', { body: { email: emailOf(memberId) } });
    if (invitation.status !== 201 || !plan) return;
    log.invited.push(emailOf(memberId));
    const mail = product.outbox.findLast(({ to }) => to === emailOf(memberId))!;
    const token = /\/join#([\w-]+)/.exec(mail.text)![1]!;
    const { status } = await call(memberId, 'acceptInvitation', { body: { token } });
    const seat = {
      memberId,
      orderId: plan.orderId,
      joinedAt: seconds(),
      leftAt: null,
      isRemoved: false,
    };
    if (status === 200) log.members.push(seat);
  };
  /** Ends a seat, by the member or by the owner. */
  const endSeat = async (nth: number, isByOwner: boolean) => {
    const member = pick(
      log.members.filter(({ leftAt }) => leftAt === null),
      nth,
    );
    if (!member) return;
    const { memberId } = member;
    const { body } = await call<Purchases>(memberId, 'listPurchases');
    const seatId = body.seats[0]?.seatId;
    if (seatId === undefined) return;
    const params = { seatId };
    const { status } = isByOwner
      ? await call(ownerId, 'removeMember', { params })
      : await call(memberId, 'leaveTeam', { params });
    if (status >= 300) return;
    member.leftAt = seconds();
    member.isRemoved = isByOwner;
  };

  const run = async (step: StoryStep): Promise<unknown> => {
    switch (step.do) {
      case 'checkout':
        return checkout({ courseId: step.productId });
      case 'buy':
        return confirm(await checkout({ courseId: step.productId }), step.card);
      case 'buyByDebit': {
        const clientSecret = await checkout({ courseId: step.productId });
        const accountNumber = step.isRefused ? '000222222227' : '000123456789';
        if (clientSecret !== undefined) await atStripe('confirm', { clientSecret, accountNumber });
        return;
      }
      case 'subscribe':
        return confirm(
          await checkout({
            pricingTierSlug: step.tierSlug,
            interval: step.interval,
            ...(step.hasCode ? { promotionCode: await product.planCode() } : {}),
          }),
          step.card,
        );
      case 'pay':
        return confirm(pick(secrets, step.nth), step.card);
      case 'authenticate': {
        const clientSecret = pick(secrets, step.nth);
        if (clientSecret === undefined) return;
        await confirm(clientSecret, CARDS.threeDSecure);
        const outcome = step.isComplete ? 'complete' : 'fail';
        return atStripe('authentication', { clientSecret, outcome });
      }
      case 'cancelPurchase':
        return cancel(pick(await orders(), step.nth)?.orderId);
      case 'cancelPlan':
        return cancel(runningPlan()?.orderId);
      case 'exchange': {
        const { courseId, newCourseId } = step;
        const order = pick(await orders(), step.nth);
        if (!order) return;
        const { orderId } = order;
        const body = { courseId, newCourseId };
        const { status } = await call(ownerId, 'exchangeCourse', { params: { orderId }, body });
        if (status === 200) log.exchanges.push({ orderId, courseId, newCourseId });
        return;
      }
      case 'trial': {
        const { status } = await call(ownerId, 'startTrial');
        if (status === 201) log.trialAt ??= seconds();
        return;
      }
      case 'changeTier': {
        const key = tierLookupKey(step.tierSlug, step.interval);
        const price = stripe.objects().prices.find(({ lookup_key: found }) => found === key)!;
        return portal({ action: 'changePrice', priceId: price.id });
      }
      case 'changeCard':
        return portal({ action: 'updateCard', card: step.card });
      case 'endInPortal':
        return portal({ action: 'cancelAtPeriodEnd' });
      case 'resumeInPortal':
        return portal({ action: 'resume' });
      case 'payInvoice':
        return call(ownerId, 'payOpenInvoice');
      case 'setEnd':
        return call(ownerId, 'setSubscriptionEnd', { body: { atPeriodEnd: step.atPeriodEnd } });
      case 'join':
        return join();
      case 'leave':
        return endSeat(step.nth, false);
      case 'removeMember':
        return endSeat(step.nth, true);
      case 'refund': {
        const charge = pick(charged(), step.nth);
        if (!charge) return;
        const amountCents = Math.floor(charge.amount * step.share);
        const paymentIntentId = charge.payment_intent;
        return dashboard('refund', { paymentIntentId, amountCents });
      }
      case 'dispute': {
        const paymentIntentId = pick(charged(), step.nth)?.payment_intent;
        if (paymentIntentId)
          await dashboard('openDispute', { paymentIntentId, status: step.opening });
        return;
      }
      case 'reportFraud': {
        const paymentIntentId = pick(charged(), step.nth)?.payment_intent;
        if (paymentIntentId) await dashboard('warnOfFraud', { paymentIntentId });
        return;
      }
      case 'decide': {
        const dispute = pick(stripe.objects().disputes, step.nth);
        if (!dispute) return;
        const decided = step.isWon ? 'won' : 'lost';
        const status = dispute.status.startsWith('warning_') ? 'warning_closed' : decided;
        return dashboard('closeDispute', { disputeId: dispute.id, status });
      }
      case 'fault':
        if (isCalm) return;
        log.faults += 1;
        return dashboard('failNext', { kind: step.kind });
      case 'wait':
        await clock.advance(step.seconds);
        if (step.seconds > 10 * DAY) await product.route.release();
        return;
    }
  };
  return async (step) => {
    // Stripe's times are whole seconds, so no two actions share one.
    await stripe.advance(7);
    await run(step);
    await product.deliver();
    await product.react();
  };
}
