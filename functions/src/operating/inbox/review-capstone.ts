import { ranksOf } from '#capstones/capstone-config.ts';
import type { CapstonePaper } from '#capstones/capstone-records.ts';
import type { CapstoneChange } from '#capstones/capstone-writes.ts';
import { decideByPeers, decided } from '#capstones/decide-paper.ts';
import { newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import { handled } from './change-inbox-item.ts';
import type { InboxDependencies } from './dependencies.ts';
import { idOf, type InboxRecord } from './inbox-entries.ts';
import { actionsOf, readTask } from './present-paper.ts';
import { changedFailure, requireItem, requireVersion } from './require-item.ts';

interface Input {
  itemId: string;
  version: string;
  action: 'rate' | 'keep' | 'remove';
  levels?: Record<string, string> | undefined;
  message?: string | undefined;
  reason: string;
}

/**
 * Rates a capstone as the reviewer, keeps what was reported, or removes it. A removed paper goes back to its author with the message; a
 * removed comment is gone. The item is done then.
 *
 * @throws Failure `inbox_item_not_found`, `changed_by_operator`, `capstone_decided`, `invalid_request`. Source: rules/capstones.md Q9, Q11
 */
export async function reviewCapstone(
  { itemId, version, reason, ...input }: Input,
  operator: Operator,
  deps: InboxDependencies,
  now: Date,
): Promise<InboxRecord> {
  const item = await requireItem(itemId, deps);
  if (item.kind !== 'capstone') throw new Failure('inbox_item_not_found');
  requireVersion(item, version);
  const before = item.record;
  if (!actionsOf(before).includes(input.action)) throw new Failure('capstone_decided');
  const change = await changeOf(before, input, deps, now);
  const owner = before.handling.owner ?? operator.name;
  const done = handled(
    { ...item, record: change.after },
    { state: 'done', owner, changedBy: operator.name },
    now,
  );
  const record = { ...done.record, version: before.version + 1 };
  const audit = auditWrites(
    {
      operator,
      action: 'reviewCapstone',
      subject: idOf(item),
      reason,
      before: { state: before.state, because: before.review?.because ?? null },
      after: { state: record.state, action: input.action },
    },
    deps.newId(now),
    now,
  );
  const { after: _after, ...others } = change;
  if (!(await deps.inbox.saveCapstone({ ...others, paper: { before, after: record } }, audit))) {
    throw changedFailure(await requireItem(itemId, deps));
  }
  return { ...item, record };
}

type Change = Omit<CapstoneChange, 'paper'> & { after: CapstonePaper };

async function changeOf(
  paper: CapstonePaper,
  { action, levels, message = '' }: Omit<Input, 'itemId' | 'version' | 'reason'>,
  deps: InboxDependencies,
  now: Date,
): Promise<Change> {
  const { course, rubric } = await readTask(paper.courseId, deps);
  const isComment = paper.review?.because === 'comment_reported';
  if (action === 'rate') {
    const ranks = ranksOf(rubric, levels ?? {});
    const rating = {
      ratingId: `${paper.paperName}-reviewer`,
      weight: 100,
      ranks,
      comment: message,
      ratedAt: now.toISOString(),
      isReported: false,
    };
    const rated = { ...paper, ratings: [...paper.ratings, rating] };
    const decision = decided(rated, { ranks, ratedBy: 'reviewer' }, rubric, course, now);
    return { after: decision.paper, result: decision.result!, events: decision.events };
  }
  if (action === 'keep') {
    const after = {
      ...paper,
      ratings: paper.ratings.map((rating) =>
        isComment && rating.ratingId === paper.review?.ratingId
          ? { ...rating, isReported: false }
          : rating,
      ),
      // A paper without fault waits for raters again.
      review: isComment ? paper.review : null,
    };
    const decision = paper.state === 'waiting' ? decideByPeers(after, rubric, course, now) : null;
    return decision
      ? {
          after: decision.paper,
          events: decision.events,
          ...(decision.result ? { result: decision.result } : {}),
        }
      : { after };
  }
  if (isComment) {
    const ratings = paper.ratings.map((rating) =>
      rating.ratingId === paper.review?.ratingId ? { ...rating, comment: '' } : rating,
    );
    return { after: { ...paper, ratings } };
  }
  const { authorId, courseId, number } = paper;
  const data = { courseId, courseTitle: course.title, statement: message };
  return {
    after: { ...paper, state: 'returned', returnedBecause: message, reservations: [] },
    events: [newEvent(authorId, 'capstoneReturned', `${courseId}#${number}`, data, now)],
  };
}
