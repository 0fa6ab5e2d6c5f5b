import type { CapstoneMarks, HandInOutcome } from '@learning/shared/contract/capstones';
import {
  failedChecks,
  type CheckedCapstone,
} from '@learning/shared/domain/capstone/capstone-checks';
import { MAX_REVISIONS } from '@learning/shared/domain/capstone/capstone-rules';
import { newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { UNTOUCHED } from '#requests/handling.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { printed } from './capstone-config.ts';
import type { CapstonePaper, HandedIn } from './capstone-records.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import {
  isRater,
  openCapstone,
  type CapstoneCommand,
  type OpenedCapstone,
} from './open-capstone.ts';
import { paperNameOf } from './paper-name.ts';

interface Command extends CapstoneCommand {
  revises: number;
  parts: Readonly<Record<string, string>>;
  facts: Readonly<Record<string, string>>;
  marks: CapstoneMarks;
  despiteFindings: boolean;
}

/**
 * Hands in a capstone, or a revision of it. Missing parts and marks keep it back; what else the server finds comes back once, and goes to
 * the raters if the learner hands it in all the same.
 *
 * @throws Failure `not_calibrated`, `revisions_used_up`, `capstone_changed`, `payload_too_large`, and those of `openCapstone`.
 * Source: rules/capstones.md Q5, Q6
 */
export async function handInCapstone(
  { revises, despiteFindings, parts, facts, marks, ...command }: Command,
  deps: CapstoneDependencies,
): Promise<HandInOutcome> {
  return retryOnConflict(async () => {
    const opened = await openCapstone(command, deps);
    const { userId, course, own, stored, paper } = opened;
    const { now } = command;
    if (!isRater(opened)) throw new Failure('not_calibrated');
    const content = contentOf({ parts, facts, marks }, opened);
    const latest = own.versions.at(-1);
    if (latest?.number === revises + 1 && isSame(latest, content)) {
      return { isHandedIn: true, findings: [] };
    }
    if ((latest?.number ?? 0) !== revises) throw new Failure('capstone_changed');
    if (own.versions.length > MAX_REVISIONS) throw new Failure('revisions_used_up');
    const missing = missingIn(content, opened);
    const found = failedChecks(opened.config.checks, content).map(
      ({ id, title, finding: text }) => ({
        checkId: id,
        title: printed(title),
        finding: printed(text),
      }),
    );
    if (missing.length > 0 || (found.length > 0 && !despiteFindings)) {
      return { isHandedIn: false, findings: [...missing, ...found] };
    }
    const handedIn: HandedIn = { ...content, findings: found };
    const number = revises + 1;
    const handedInAt = now.toISOString();
    const after = {
      ...own,
      versions: [...own.versions, { ...handedIn, number, handedInAt }],
      version: own.version + 1,
    };
    const newPaper: CapstonePaper = {
      entity: 'capstonePaper',
      courseId: course.id,
      paperName: paperNameOf(userId, course.id),
      authorId: userId,
      teamId: teamOf(opened.learner),
      number,
      handedInAt,
      paper: handedIn,
      ratings: [],
      reservations: [],
      state: 'waiting',
      returnedBecause: null,
      review: null,
      handling: UNTOUCHED,
      version: (paper?.version ?? 0) + 1,
    };
    const subject = `${course.id}#${number}`;
    const outcome = await deps.capstones.store({
      capstone: { userId, before: stored, after },
      paper: { before: paper, after: newPaper },
      events: [newEvent(userId, 'capstoneHandedIn', subject, { courseId: course.id, number }, now)],
    });
    if (outcome === 'too_large') throw new Failure('payload_too_large');
    if (outcome === 'conflict') return CONFLICT;
    return { isHandedIn: true, findings: [] };
  });
}

type Content = CheckedCapstone & { marks: CapstoneMarks };

/** Returns what belongs to the task; anything else is not stored. */
function contentOf(
  { parts, facts, marks }: Content,
  { config, rubric }: Pick<OpenedCapstone, 'config' | 'rubric'>,
): Omit<HandedIn, 'findings'> {
  return {
    parts: Object.fromEntries(config.parts.map(({ id }) => [id, (parts[id] ?? '').trim()])),
    facts: Object.fromEntries(config.facts.map(({ id }) => [id, (facts[id] ?? '').trim()])),
    marks: Object.fromEntries(rubric.map(({ name }) => [name, marks[name] ?? []])),
  };
}

const isSame = ({ parts, facts, marks }: Content, content: Content) =>
  JSON.stringify([parts, facts, marks]) ===
  JSON.stringify([content.parts, content.facts, content.marks]);

/** Without these, no one can rate the paper. */
function missingIn(
  { parts, facts, marks }: Content,
  { config, rubric }: OpenedCapstone,
): HandInOutcome['findings'] {
  const isStanding = ({ partId, sentence }: CapstoneMarks[string][number]) =>
    parts[partId]?.includes(sentence) === true;
  return [
    ...config.parts
      .filter(({ id, minLength }) => parts[id]!.length < minLength)
      .map(({ id, title, minLength }) => ({
        checkId: `part-${id}`,
        title: printed(title),
        finding: `This part needs at least ${minLength} characters. It has ${parts[id]!.length}.`,
      })),
    ...config.facts
      .filter(({ id, isOptional = false }) => !isOptional && facts[id] === '')
      .map(({ id, label }) => ({
        checkId: `fact-${id}`,
        title: printed(label),
        finding: 'This is still empty.',
      })),
    ...rubric
      .filter(({ name }) => marks[name]!.length === 0 || !marks[name]!.every(isStanding))
      .map(({ name }) => ({
        checkId: `marks-${name}`,
        title: name,
        finding:
          marks[name]!.length === 0
            ? 'Mark at least one sentence that meets this row.'
            : 'A sentence that you marked has changed since. Mark it again.',
      })),
  ];
}

/** Returns the plan whose team the learner belongs to. */
export function teamOf({ memberships }: Pick<LearnerState, 'memberships'>): string | null {
  const team = memberships.find(
    ({ seat, counts }) => seat !== null || (counts?.seatsUsed ?? 0) > 1,
  );
  return team?.orderId ?? null;
}
