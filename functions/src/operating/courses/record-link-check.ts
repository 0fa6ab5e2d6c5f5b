import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatedCourses } from './dependencies.ts';
import type { LinkCheckRecord } from './link-check-record.ts';

type Input = Omit<LinkCheckRecord, 'entity'> & { reason: string };

/** Stores which links no longer answer, in place of the check before. @throws Failure `changed_by_operator` after a later check */
export async function recordLinkCheck(
  { reason, ...check }: Input,
  operator: Operator,
  { operatedCourses, newId }: Pick<OperatedCourses, 'operatedCourses' | 'newId'>,
  now: Date,
): Promise<{ deadCount: number }> {
  const deadCount = check.dead.length;
  const { checkedAt, linkCount } = check;
  const after = { checkedAt, linkCount, deadCount };
  const entry = { operator, action: 'recordLinkCheck', subject: 'link check', reason, after };
  const audit = auditWrites(entry, newId(now), now);
  const isStored = await operatedCourses.saveLinkCheck({ entity: 'linkCheck', ...check }, [audit]);
  if (!isStored) throw new Failure('changed_by_operator');
  return { deadCount };
}
