import type { InboxEntry } from '@learning/shared/contract/operators/inbox';
import type { InboxState } from '@learning/shared/contract/inbox-states';
import type { InboxTopic } from '@learning/shared/contract/request-topics';
import type { Operator } from '#http/operator-access.ts';
import type { InboxDependencies } from './dependencies.ts';
import { stateOf, topicOf } from './inbox-entries.ts';
import { INBOX_LISTS } from './inbox-repository.ts';
import { presentEntry } from './present-item.ts';

interface Input {
  state?: InboxState | undefined;
  topic?: InboxTopic | undefined;
  owner?: string | undefined;
  cursor?: string | undefined;
}

/** Entries of a page, and how many items of each list are looked through for them. */
const PAGE_SIZE = 25;
const LOOKED_AT = 100;

/**
 * Returns a page of the inbox, the newest first. It looks through a hundred items of each list at most, so a page of few matches may be
 * short: its cursor goes on where it stopped looking.
 */
export async function listInbox(
  { state, topic, owner, cursor }: Input,
  operator: Operator,
  deps: InboxDependencies,
  now: Date,
): Promise<{ entries: InboxEntry[]; nextCursor: string | null }> {
  const lists = await deps.inbox.list(partitionsOf({ state, topic }), LOOKED_AT, cursor);
  // A list that goes on hides what is below its last item: the others are shown down to there.
  const end = lists
    .flatMap(({ end: last }) => last ?? [])
    .toSorted()
    .at(-1);
  const wantedOwner = owner === 'me' ? operator.name : owner === 'none' ? null : owner;
  const matches = lists
    .flatMap(({ items }) => items)
    .filter((item) => end === undefined || item.sortKey >= end)
    .filter((item) => topic === undefined || topicOf(item) === topic)
    .filter((item) =>
      state === undefined ? stateOf(item, now) !== 'done' : stateOf(item, now) === state,
    )
    .filter(({ record }) => wantedOwner === undefined || record.handling.owner === wantedOwner)
    .toSorted((a, b) => b.sortKey.localeCompare(a.sortKey));
  const shown = matches.slice(0, PAGE_SIZE);
  const next = matches.length > PAGE_SIZE ? shown.at(-1)!.sortKey : (end ?? null);
  const entries = await Promise.all(shown.map((item) => presentEntry(item, deps, now)));
  return { entries, nextCursor: next };
}

/** Done items may still stand among the open ones: a session whose time has passed, a request answered before there was an inbox. */
function partitionsOf({ state, topic }: Pick<Input, 'state' | 'topic'>): string[] {
  // Coaching was a topic of requests before sessions were booked with times.
  const kinds =
    topic === undefined
      ? Object.values(INBOX_LISTS)
      : topic === 'coaching'
        ? [INBOX_LISTS.request, INBOX_LISTS.session]
        : [topic === 'capstone' ? INBOX_LISTS.capstone : INBOX_LISTS.request];
  return kinds.flatMap(({ open, done }) => (state === 'done' ? [open, done] : [open]));
}
