import type { InboxState } from '@learning/shared/contract/inbox-states';
import type { CapstonePaper } from '#capstones/capstone-records.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import type { Handling } from '#requests/handling.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { InboxDependencies } from './dependencies.ts';
import { idOf, learnerOf, stateOf, type InboxRecord } from './inbox-entries.ts';
import { changedFailure, requireItem, requireVersion } from './require-item.ts';

interface Input {
  itemId: string;
  version: string;
  state: InboxState;
  owner: string;
  reason: string;
}

/**
 * Sets how far operators are with an item, and who takes care of it.
 *
 * @throws Failure `inbox_item_not_found`, `operator_not_found`, `changed_by_operator`. Source: rules/learning.md L44
 */
export async function changeInboxItem(
  { itemId, version, state, owner, reason }: Input,
  operator: Operator,
  deps: InboxDependencies,
  now: Date,
): Promise<InboxRecord> {
  const [item, newOwner] = await Promise.all([
    requireItem(itemId, deps),
    ownerOf(owner, operator, deps),
  ]);
  requireVersion(item, version);
  const before = { state: stateOf(item, now), owner: item.record.handling.owner };
  const after = { state, owner: newOwner };
  const learnerId = learnerOf(item);
  const audit = auditWrites(
    {
      operator,
      action: 'changeInboxItem',
      subject: idOf(item),
      ...(learnerId === null ? {} : { learnerId }),
      reason,
      before,
      after,
    },
    deps.newId(now),
    now,
  );
  const changed = handled(item, { ...after, changedBy: operator.name }, now);
  const isSaved =
    changed.kind === 'request' && item.kind === 'request'
      ? await deps.inbox.saveRequest(item.record, changed.record, { event: null, audit })
      : changed.kind === 'session' && item.kind === 'session'
        ? await deps.inbox.saveSession({ before: item.record, after: changed.record }, audit)
        : changed.kind === 'capstone' && item.kind === 'capstone'
          ? await deps.inbox.saveCapstone(
              { paper: { before: item.record, after: nextVersion(changed.record) } },
              audit,
            )
          : false;
  if (!isSaved) throw changedFailure(await requireItem(itemId, deps));
  return changed;
}

const nextVersion = (paper: CapstonePaper) => ({ ...paper, version: paper.version + 1 });

/** Returns an item as an operator left it. */
export function handled<Item extends InboxRecord>(
  item: Item,
  change: Pick<Handling, 'state' | 'owner' | 'changedBy'>,
  now: Date,
): Item {
  const { handling } = item.record;
  const stage = item.kind === 'session' ? item.record.stage : 0;
  const version = handling.version + 1;
  const after: Handling = { ...change, version, changedAt: now.toISOString(), stage };
  return { ...item, record: { ...item.record, handling: after } };
}

/** @throws Failure `operator_not_found` */
async function ownerOf(
  owner: string,
  operator: Operator,
  { operators }: Pick<InboxDependencies, 'operators'>,
): Promise<string | null> {
  if (owner === 'none') return null;
  if (owner === 'me' || owner === operator.name) return operator.name;
  const found = (await operators.list()).find(({ name }) => name === owner);
  if (!found) throw new Failure('operator_not_found');
  return found.name;
}
