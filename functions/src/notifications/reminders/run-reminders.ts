import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { CapstonePaper } from '#capstones/capstone-records.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import type { SessionRecord } from '#coaching/coaching-records.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { SpacedReviewRecord } from '#learning/spaced-review/spaced-review-record.ts';
import { log } from '#observability/log.ts';
import { findOwnTeam } from '#teams/find-own-team.ts';
import type { TeamDependencies } from '#teams/dependencies.ts';
import type { TeamState } from '#teams/team-state.ts';
import type { InboxRecord, ReminderRecord } from '../notification-records.ts';
import type { SettingsRepository } from '../settings/settings-repository.ts';
import {
  checkCourse,
  checkPlan,
  checkReviews,
  checkTrial,
  checkUpdates,
} from './check-reminder.ts';
import { checkDue, checkTeamDigest, checkTeamReport } from './check-team-reminder.ts';
import { checkAccessEnd } from './check-access-end.ts';
import { ACCESS_END, RETEST, TEAM_DIGEST, TEAM_REPORT } from './planned-reminders.ts';
import { checkCapstone } from './check-capstone.ts';
import { checkRetest, type HeldCertificate } from './check-retest.ts';
import { checkCoaching } from './check-coaching.ts';
import type { ReminderOutcome, ReminderRepository } from './reminder-repository.ts';

export interface ReminderDependencies {
  reminders: ReminderRepository;
  catalog: CatalogReader;
  learners: LearnerReader;
  spacedReview: { list(userId: string): Promise<SpacedReviewRecord[]> };
  notifications: { readInbox(userId: string): Promise<InboxRecord> };
  settings: Pick<SettingsRepository, 'read' | 'countDigests'>;
  sessions: { find(userId: string, sessionId: string): Promise<SessionRecord | undefined> };
  capstones: {
    findPaper(courseId: number, paperName: string): Promise<CapstonePaper | undefined>;
  };
  claims: { list(userId: string): Promise<HeldCertificate[]> };
  subscriptions: { find(userId: string, orderId: string): Promise<SubscriptionRecord | undefined> };
  teams: TeamDependencies['teams'];
  progress: Pick<TeamDependencies['progress'], 'enrollments'>;
}

/** Learners whose reminders are checked at the same time. */
export const LEARNERS_AT_ONCE = 16;

/** What a run did; `left` reminders had no time and are checked by the next run. */
export interface ReminderReport {
  checked: number;
  sent: number;
  left: number;
}

/**
 * Checks the reminders that are due, those of several learners at a time and those of one learner in order. Each is decided by what is
 * stored now, not by what was when it was planned, so a late or repeated run reminds of nothing that is over. One that fails is logged
 * and checked again by the next run.
 *
 * @param hasTime whether another learner can be started; what is left is still due in the next run
 * @throws Error when some failed; the others are done
 */
export async function runReminders(
  now: Date,
  deps: ReminderDependencies,
  hasTime: () => boolean = () => true,
): Promise<ReminderReport> {
  const due = await deps.reminders.listDue(now);
  const byLearner = Map.groupBy(due, ({ userId }) => userId);
  let [checked, sent, failed] = [0, 0, 0];
  const checkOne = async (reminder: ReminderRecord) => {
    checked += 1;
    try {
      const outcome = await check(reminder, now, deps);
      await deps.reminders.settle(reminder, outcome);
      if (outcome.event) sent += 1;
    } catch (error) {
      failed += 1;
      log.error('reminder failed', {
        reminder: reminder.name.split('#')[0],
        error: error as Error,
      });
    }
  };
  // All workers take from one iterator, so that each learner is taken once.
  const learners = byLearner.values();
  const worker = async () => {
    while (hasTime()) {
      const { value: reminders, done } = learners.next();
      if (done) return;
      for (const reminder of reminders) await checkOne(reminder);
    }
  };
  await Promise.all(Array.from({ length: LEARNERS_AT_ONCE }, worker));
  if (failed > 0) throw new Error(`${failed} reminders failed.`);
  const left = due.length - checked;
  if (left > 0) log.warn('reminders left for the next run', { left });
  return { checked, sent, left };
}

async function check(
  reminder: ReminderRecord,
  now: Date,
  deps: ReminderDependencies,
): Promise<ReminderOutcome> {
  const { userId, name } = reminder;
  const [kind, id = ''] = name.split('#');
  if (kind === 'plan') return checkPlan(reminder, await deps.subscriptions.find(userId, id), now);
  if (kind === 'coaching') return checkCoaching(await deps.sessions.find(userId, id), now);
  if (kind === 'capstone') return checkCapstone(reminder, now, deps);
  const [learner, catalog] = await Promise.all([deps.learners.read(userId), deps.catalog.read()]);
  const facts = { learner, catalog, now };
  if (kind === 'trial') return checkTrial(reminder, facts);
  if (kind === ACCESS_END) return checkAccessEnd(reminder, facts);
  if (kind === RETEST) return checkRetest(reminder, facts, await deps.claims.list(userId));
  if (kind === 'course') return checkCourse(reminder, facts);
  if (kind === 'updates') return checkUpdates(reminder, facts);
  if (kind === 'due') return checkDue(reminder, facts, await deps.teams.read(id));
  if (kind === TEAM_DIGEST || kind === TEAM_REPORT) {
    const ofTeam = {
      ...facts,
      settings: await deps.settings.read(userId),
      readTeam: () => readOwnTeam(userId, now, deps),
    };
    if (kind === TEAM_REPORT) return checkTeamReport(reminder, ofTeam);
    const enrollmentsOf = (memberId: string) => deps.progress.enrollments(memberId);
    return checkTeamDigest(reminder, { ...ofTeam, enrollmentsOf });
  }
  // Planned by another release.
  if (kind !== 'reviews') return { nextAt: null };
  const [records, settings, inbox] = await Promise.all([
    deps.spacedReview.list(userId),
    deps.settings.read(userId),
    deps.notifications.readInbox(userId),
  ]);
  const outcome = checkReviews(reminder, { ...facts, records, settings, inbox });
  if (outcome.digests) await deps.settings.countDigests(userId, outcome.digests);
  return outcome;
}

async function readOwnTeam(
  ownerId: string,
  now: Date,
  deps: ReminderDependencies,
): Promise<TeamState | null> {
  try {
    const { state, endedAt } = await findOwnTeam({ userId: ownerId, now }, deps);
    return endedAt === null && state.team.ownerId === ownerId ? state : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
