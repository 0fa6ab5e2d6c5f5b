import type { Announcement } from '@learning/shared/contract/operators/announcements';
import { findCourse } from '#catalog/catalog.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import type { AnnouncementRecord } from '#notifications/announcing/announcement-records.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatedAnnouncements } from './dependencies.ts';

type Draft = Pick<
  AnnouncementRecord,
  'title' | 'message' | 'actionUrl' | 'actionLabel' | 'audience'
>;

/** A change by an operator of the version that they saw. */
interface Change {
  announcementId: string;
  version: number;
  reason: string;
}

/**
 * Writes a draft, or changes it.
 *
 * @throws Failure `course_not_found`, `tier_not_found`, `announcement_started`, `changed_by_operator`
 */
export async function saveAnnouncement(
  { announcementId: id, version, reason, ...draft }: Change & Draft,
  operator: Operator,
  deps: OperatedAnnouncements,
  now: Date,
): Promise<Announcement> {
  await requireAudience(draft.audience, deps);
  const before = version === 0 ? null : await requireVersion({ announcementId: id, version }, deps);
  if (before && before.state !== 'draft') throw new Failure('announcement_started');
  const at = now.toISOString();
  const by = { version: version + 1, changedBy: operator.name, changedAt: at };
  const after: AnnouncementRecord = before
    ? { ...before, ...draft, ...by }
    : {
        ...EMPTY,
        ...draft,
        ...by,
        id,
        createdAt: at,
      };
  return save({ before, after, action: 'saveAnnouncement', reason }, operator, deps, now);
}

const EMPTY = {
  entity: 'announcement',
  state: 'draft',
  startedBy: null,
  startedAt: null,
  finishedAt: null,
  reached: null,
  told: 0,
  lookedAt: 0,
  mailed: 0,
} as const;

/** Starts sending, once. @throws Failure `announcement_not_found`, `announcement_started`, `changed_by_operator`. Source: rules/notifications.md N29 */
export async function startAnnouncement(
  change: Change,
  operator: Operator,
  deps: OperatedAnnouncements,
  now: Date,
): Promise<Announcement> {
  const before = await requireVersion(change, deps);
  if (before.state !== 'draft') throw new Failure('announcement_started');
  const started = {
    state: 'sending',
    startedBy: operator.name,
    startedAt: now.toISOString(),
  } as const;
  const after = changed(before, started, operator, now);
  const { reason } = change;
  return save({ before, after, action: 'startAnnouncement', reason }, operator, deps, now);
}

/** Stops sending; who was told keeps it. @throws Failure `announcement_not_found`, `announcement_over`, `changed_by_operator` */
export async function stopAnnouncement(
  change: Change,
  operator: Operator,
  deps: OperatedAnnouncements,
  now: Date,
): Promise<Announcement> {
  const before = await requireVersion(change, deps);
  if (before.state !== 'sending') throw new Failure('announcement_over');
  const stopped = { state: 'stopped', finishedAt: now.toISOString() } as const;
  const after = changed(before, stopped, operator, now);
  const { reason } = change;
  return save({ before, after, action: 'stopAnnouncement', reason }, operator, deps, now);
}

/**
 * Sends an announcement to the operator alone, by the way it takes to learners. Each call sends one.
 *
 * @throws Failure `announcement_not_found`, `changed_by_operator`; `operator_without_account` on a command line
 */
export async function testAnnouncement(
  change: Change,
  operator: Operator,
  deps: OperatedAnnouncements,
  now: Date,
): Promise<Record<never, never>> {
  if (operator.id.startsWith('arn:')) throw new Failure('operator_without_account');
  const { id, title, message, actionUrl, actionLabel, version } = await requireVersion(
    change,
    deps,
  );
  const data = { title, message, actionUrl, actionLabel, announcementId: null };
  const testId = deps.newId(now);
  const entry = {
    operator,
    action: 'testAnnouncement',
    subject: `announcement ${id}`,
    reason: change.reason,
    after: { version },
  };
  await deps.write([
    domainEventWrite(newEvent(operator.id, 'announcement', `test#${testId}`, data, now)),
    auditWrites(entry, testId, now),
  ]);
  return {};
}

const changed = (
  before: AnnouncementRecord,
  change: Partial<AnnouncementRecord>,
  operator: Operator,
  now: Date,
): AnnouncementRecord => ({
  ...before,
  ...change,
  version: before.version + 1,
  changedBy: operator.name,
  changedAt: now.toISOString(),
});

interface Saving {
  before: AnnouncementRecord | null;
  after: AnnouncementRecord;
  action: string;
  reason: string;
}

async function save(
  { before, after, action, reason }: Saving,
  operator: Operator,
  deps: OperatedAnnouncements,
  now: Date,
): Promise<Announcement> {
  const fieldsOf = ({ state, title, message, actionUrl, audience }: AnnouncementRecord) => ({
    state,
    title,
    message,
    actionUrl,
    audience,
  });
  const entry = {
    operator,
    action,
    subject: `announcement ${after.id}`,
    reason,
    before: before && fieldsOf(before),
    after: fieldsOf(after),
  };
  const isSaved = await deps.announcements.save(before, after, [
    auditWrites(entry, deps.newId(now), now),
  ]);
  if (!isSaved) throw changedFailure(await requireAnnouncement(after.id, deps));
  return after;
}

/** @throws Failure `announcement_not_found` */
export async function requireAnnouncement(
  id: string,
  { announcements }: Pick<OperatedAnnouncements, 'announcements'>,
): Promise<AnnouncementRecord> {
  const found = await announcements.find(id);
  if (!found) throw new Failure('announcement_not_found');
  return found;
}

async function requireVersion(
  { announcementId, version }: Pick<Change, 'announcementId' | 'version'>,
  deps: OperatedAnnouncements,
): Promise<AnnouncementRecord> {
  const found = await requireAnnouncement(announcementId, deps);
  if (found.version !== version) throw changedFailure(found);
  return found;
}

const changedFailure = ({ changedBy, changedAt }: AnnouncementRecord) =>
  new Failure('changed_by_operator', { by: [changedBy], at: [changedAt] });

/** @throws Failure `course_not_found`, `tier_not_found` */
async function requireAudience(
  audience: AnnouncementRecord['audience'],
  { catalog }: Pick<OperatedAnnouncements, 'catalog'>,
): Promise<void> {
  if (audience.kind === 'course' && !findCourse(await catalog.read(), audience.courseId)) {
    throw new Failure('course_not_found');
  }
  if (audience.kind === 'plan') {
    const { tiers } = await catalog.read();
    if (!tiers.some(({ name }) => name === audience.tierName)) throw new Failure('tier_not_found');
  }
}
