import type { AccessSummary } from '@learning/shared/contract/access';
import type { CourseListing } from '@learning/shared/domain/course';

/** Kinds of entitlement; what the learner or an employer pays for comes first. */
export const ACCESS_SOURCES = ['purchase', 'subscription', 'seat', 'grant', 'trial'] as const;

export type AccessSource = (typeof ACCESS_SOURCES)[number];

/** What a learner can do with a course next. */
export type CourseAction =
  /** Enroll and open the first module: the course is open to the learner. */
  | 'start'
  | 'continue'
  /** Open a completed course again. */
  | 'review'
  /** Get back the access that has ended, in a course that was started. */
  | 'regain'
  /** Start the free trial. */
  | 'try'
  | 'buy';

/** What a course offers a learner, wherever it shows. */
export interface CourseOffer {
  action: CourseAction;
  /** What opens the course to the learner now. */
  source: AccessSource | undefined;
  /** Progress of an enrollment, as text. */
  progress: string | undefined;
  /** Whether its own page also sells it. Lists sell a course only if it is not open to the learner. */
  isForSale: boolean;
}

/** Decides what a course offers a learner. Source: rules/wording.md W29 */
export function courseOffer(
  courseId: number,
  enrollment: { progress: string } | null | undefined,
  access: AccessSummary,
): CourseOffer {
  const source = accessSourceOf(access, courseId);
  const progress = enrollment?.progress;
  const action = actionOf(progress, source, access);
  return { action, source, progress, isForSale: isForSale(source) && action !== 'review' };
}

function actionOf(
  progress: string | undefined,
  source: AccessSource | undefined,
  { trial }: AccessSummary,
): CourseAction {
  if (progress === '100') return 'review';
  if (progress !== undefined) return source ? 'continue' : 'regain';
  if (source) return 'start';
  return trial ? 'buy' : 'try';
}

/** Returns what opens a course, in words that stand in place of its price. */
export function sourceLabel(source: AccessSource): string {
  return SOURCE_LABELS[source];
}

const SOURCE_LABELS: Record<AccessSource, string> = {
  purchase: 'Yours',
  subscription: 'In your plan',
  seat: 'In your team’s plan',
  grant: 'Granted to you',
  trial: 'In your trial',
};

/** Returns the kind of entitlement that grants the course now, if any. */
export function accessSourceOf(
  { entitlements }: AccessSummary,
  courseId: number,
): AccessSource | undefined {
  return ACCESS_SOURCES.find((source) =>
    entitlements.some(
      ({ kind, courseIds, isActive }) =>
        kind === source && isActive && (courseIds === null || courseIds.includes(courseId)),
    ),
  );
}

/** True if buying the course makes sense: without access, or with only a trial. */
export function isForSale(source: AccessSource | undefined): boolean {
  return source === undefined || source === 'trial';
}

/** Returns how a course is closed to a learner: it takes no new ones, and they do not have it. Source: rules/content.md C46 */
export function closedAs(
  listing: CourseListing,
  isEnrolled: boolean,
  source: AccessSource | undefined,
): Exclude<CourseListing, 'published'> | undefined {
  const isOwn = isEnrolled || source === 'purchase' || source === 'grant';
  return listing === 'published' || isOwn ? undefined : listing;
}

/** Whether the learner is a member of a team with an active plan. */
export function isMember(access: AccessSummary | undefined): boolean {
  return Boolean(access?.entitlements.some(({ kind, isActive }) => kind === 'seat' && isActive));
}

/** Whether a learner can still use the trial: it was not used, and no plan has taken its place. Source: rules/wording.md W34 */
export function isTrialOpen({ trial, entitlements }: AccessSummary): boolean {
  const hasPlan = entitlements.some(
    ({ kind, isActive }) => isActive && (kind === 'seat' || kind === 'subscription'),
  );
  return trial === null && !hasPlan;
}
