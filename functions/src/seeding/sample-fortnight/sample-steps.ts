import { createHash } from 'node:crypto';
import type { ActivityDependencies } from '#activities/dependencies.ts';
import type { BillingDependencies } from '#billing/dependencies.ts';
import { cancelOrder } from '#billing/orders/cancel-order.ts';
import { checkoutCourse } from '#billing/orders/checkout/checkout-course.ts';
import { reconcileOrder } from '#billing/orders/reconciliation/reconcile-order.ts';
import { checkoutTier } from '#billing/subscriptions/checkout/checkout-tier.ts';
import { reconcileSubscription } from '#billing/subscriptions/reconciliation/reconcile-subscription.ts';
import { findCourse } from '#catalog/catalog.ts';
import { claimCertificate } from '#certificates/claim-certificate.ts';
import type { CertificateDependencies } from '#certificates/dependencies.ts';
import type { OpenedIssuer } from '#certificates/issuing/issuer-documents.ts';
import type { CourseRatingDependencies } from '#course-ratings/dependencies.ts';
import { saveCourseRating } from '#course-ratings/save-course-rating.ts';
import { Failure } from '#failure.ts';
import { startTrial } from '#learning/access/start-trial.ts';
import type { LearningDependencies } from '#learning/dependencies.ts';
import { enroll } from '#learning/enrollment/enroll.ts';
import { recordModuleProgress } from '#learning/progress/record-module-progress.ts';
import { recordLearningTime } from '#learning/time/record-learning-time.ts';
import type { RequestDependencies } from '#requests/dependencies.ts';
import { sendRequest } from '#requests/send-request.ts';
import { submitGoodAnswers } from '../submit-good-answers.ts';
import type { EmulatedPayments } from './emulated-payments.ts';
import type { SampleLearner, SampleStep } from './sample-learners.ts';

export interface SampleDependencies {
  learning: LearningDependencies;
  activities: ActivityDependencies;
  billing: BillingDependencies;
  certificates: CertificateDependencies;
  courseRatings: CourseRatingDependencies;
  requests: RequestDependencies;
  openIssuer: (now: Date) => Promise<OpenedIssuer>;
  payments: EmulatedPayments;
}

/** A sample learner with an account. */
export interface SampleAccount extends SampleLearner {
  userId: string;
  email: string;
}

type StepOf<Does extends SampleStep['does']> = Extract<SampleStep, { does: Does }>;
type Steps = {
  [Does in SampleStep['does']]: (
    step: StepOf<Does>,
    account: SampleAccount,
    now: Date,
    deps: SampleDependencies,
  ) => Promise<unknown>;
};

/** Not a loopback address, whose trials are not counted, and one that no visitor has. */
const ADDRESS = '192.0.2.7';
const MINUTE_MS = 60_000;
/** A module after the other, on one evening. */
const MINUTES_A_MODULE = 34;

const STEPS: Steps = {
  startTrial: (_step, { userId }, now, { learning }) =>
    startTrial({ userId, address: '127.0.0.1', now }, learning),

  buy: ({ courseId }, { userId }, now, deps) => buyCourse({ userId, courseId, now }, deps),

  async buyAndCancel({ courseId }, { userId }, now, deps) {
    const orderId = await buyCourse({ userId, courseId, now }, deps);
    const later = new Date(now.getTime() + 40 * MINUTE_MS);
    await deps.payments.moveTo(later);
    await cancelOrder({ userId, orderId, now: later }, deps.billing);
  },

  async subscribe({ tierSlug }, { userId }, now, { billing, payments }) {
    const { clientSecret, orderId } = await checkoutTier({ userId, tierSlug, now }, billing);
    await payments.pay(clientSecret!);
    await reconcileSubscription({ userId, orderId, now }, billing);
  },

  async study({ courseId, modules }, account, now, deps) {
    await enroll({ userId: account.userId, courseId, now }, deps.learning);
    for (let module = 0; module < modules; module += 1) {
      const at = new Date(now.getTime() + module * MINUTES_A_MODULE * MINUTE_MS);
      if (!(await completeNextModule(courseId, account, at, deps))) return;
    }
  },

  claim: ({ courseId }, { userId, name }, now, { certificates, openIssuer }) =>
    claimCertificate(
      { userId, courseId, participantName: name, isNamePublic: true, hasEmailHash: false, now },
      openIssuer,
      certificates,
    ),

  rate: ({ courseId, rating, text }, { userId, name }, now, { courseRatings }) =>
    saveCourseRating({ userId, courseId, rating, text, authorName: name, now }, courseRatings),

  ask: ({ topic, message, organization }, { userId, name, email }, now, { requests }) =>
    sendRequest(
      {
        requestId: `sample-${userId}-${topic}`,
        userId: null,
        topic,
        name,
        email,
        organization,
        message,
        address: ADDRESS,
        now,
      },
      requests,
    ),
};

/** Does one step of a sample learner, by the use cases that the API calls. */
export async function takeSampleStep(
  step: SampleStep,
  account: SampleAccount,
  now: Date,
  deps: SampleDependencies,
): Promise<void> {
  await deps.payments.moveTo(now);
  const take = STEPS[step.does] as Steps[typeof step.does] as (
    step: SampleStep,
    account: SampleAccount,
    now: Date,
    deps: SampleDependencies,
  ) => Promise<unknown>;
  await take(step, account, now, deps);
}

/** @returns the id of the order */
async function buyCourse(
  command: { userId: string; courseId: number; now: Date },
  { billing, payments }: SampleDependencies,
): Promise<string> {
  const { clientSecret, orderId } = await checkoutCourse(command, billing);
  await payments.pay(clientSecret!);
  await reconcileOrder({ userId: command.userId, orderId, now: command.now }, billing);
  return orderId;
}

/** Reads a module and submits its activities. @returns false when an activity is not passed, so that the module stays open */
async function completeNextModule(
  courseId: number,
  { userId, name, ability }: SampleAccount,
  now: Date,
  { learning, activities }: SampleDependencies,
): Promise<boolean> {
  const [catalog, learner] = await Promise.all([
    learning.catalog.read(),
    learning.learners.read(userId),
  ]);
  const done = learner.enrollments.find((enrollment) => enrollment.courseId === courseId)!;
  const module = findCourse(catalog, courseId)!.modules.find(
    ({ id }) => !done.completedModuleIds.includes(id),
  );
  if (!module) return false;
  const isRight = (id: string) => shareOf(`${name} ${id}`) < ability;
  for (const record of await learning.catalog.readActivities(module.id)) {
    await submitGoodAnswers({ userId, record, now, sample: { isRight } }, activities);
  }
  const end = new Date(now.getTime() + (MINUTES_A_MODULE - 4) * MINUTE_MS);
  const minutes = 14 + Math.floor(shareOf(`${name} ${module.id}`) * 40);
  const visit = { userId, moduleId: module.id, now: end };
  await recordLearningTime({ ...visit, sittingId: `sample-${module.id}`, minutes }, learning);
  try {
    await recordModuleProgress({ ...visit, completed: true }, learning);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'activities_incomplete') return false;
    throw error;
  }
}

/** Returns a share from 0 to 1 that is always the same for a text. */
function shareOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
