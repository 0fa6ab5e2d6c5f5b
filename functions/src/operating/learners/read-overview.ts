import type { LearnerOverview } from '@learning/shared/contract/operators/learners';
import { devicesOf, lastSignIns } from '#account/sign-in/sign-ins.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { presentErasure } from '../accounts/erase-account.ts';
import { presentAudit } from '../audit/read-audit.ts';
import type { OperatingDependencies } from '../dependencies.ts';
import { askStripe } from './ask-stripe.ts';
import { diagnose } from './diagnose.ts';
import { presentLearning } from './present-learning.ts';
import { presentMails } from './resend-mail.ts';
import { presentOrder, presentPlan } from './present-money.ts';

/**
 * Returns one learner's whole story. Everything stored is read in one round; then Stripe says how the payments stand that are not settled.
 *
 * @throws Failure `account_not_found`. Source: rules/access.md A43
 */
export async function getLearnerOverview(
  { learnerId }: { learnerId: string },
  operator: Operator,
  deps: OperatingDependencies,
  now: Date,
): Promise<LearnerOverview> {
  const { billing, certificates, events, mails, signIns } = deps.learners;
  const [account, learner, purchases, owned, happened, sent, signedIn, changes, erasure, catalog] =
    await Promise.all([
      deps.accounts.find(learnerId),
      billing.learners.read(learnerId),
      billing.purchases.list(learnerId),
      certificates.list(learnerId),
      events.list(learnerId),
      mails.list(learnerId),
      signIns.list(learnerId, now),
      deps.audit.ofLearner(learnerId),
      deps.erasures.find(learnerId, now),
      billing.catalog.read(),
    ]);
  if (!account) throw new Failure('account_not_found');
  const statusOf = await askStripe(purchases, deps.learners.openStripe);
  const { orders, plans } = purchases;
  const { entitlements } = learner;
  return {
    account,
    diagnosis: diagnose({ account, orders, plans, entitlements, statusOf, now }),
    orders: orders.toReversed().map((order) => presentOrder(order, statusOf(order.orderId))),
    plans: plans.toReversed().map((plan) => presentPlan(plan, statusOf(plan.orderId))),
    ...presentLearning(learner, catalog, now),
    certificates: owned.map(({ certificateId, courseName, state, issuedAt }) => ({
      certificateId,
      courseTitle: courseName,
      state,
      issuedAt,
    })),
    mails: presentMails(sent, happened),
    signIns: lastSignIns(signedIn),
    devices: devicesOf(signedIn),
    events: happened
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .map(({ name, type, at, data }) => ({ name, type, at, data: plainData(data) })),
    changes: changes.map(presentAudit),
    erasure: erasure && presentErasure(erasure, operator),
  };
}

/** An event's data as it is stored: JSON. */
const plainData = (data: object) =>
  JSON.parse(JSON.stringify(data)) as LearnerOverview['events'][number]['data'];
