import { MAX_REVISIONS, weightOf } from '@learning/shared/domain/capstone/capstone-rules';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { ranksOf } from './capstone-config.ts';
import { decideByPeers } from './decide-paper.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import { openCapstone, type CapstoneCommand } from './open-capstone.ts';

interface Command extends CapstoneCommand {
  ratingId: string;
  levels: Readonly<Record<string, string>>;
  comment: string;
}

/**
 * Stores a rating, or a revision of it, and the result if that decides the paper. The paper has the rating without the rater. A repeated
 * call changes nothing.
 *
 * @throws Failure `paper_gone`, `revisions_used_up`, `invalid_request` with the rows without a level, and those of `openCapstone`.
 * Source: rules/capstones.md Q7, Q10
 */
export async function ratePaper(
  { levels, comment, ...command }: Command,
  deps: CapstoneDependencies,
): Promise<{ isDecided: boolean }> {
  return retryOnConflict(async () => {
    const opened = await openCapstone(command, deps);
    const { userId, course, config, rubric, own, stored, ratedPaper: paper } = opened;
    const { ratingId, now } = command;
    const given = own.ratings.find((rating) => rating.ratingId === ratingId);
    if (!given || given.state === 'reported') throw new Failure('paper_gone');
    const ranks = ranksOf(rubric, levels);
    const isRepeated =
      given.state === 'given' &&
      given.comment === comment &&
      JSON.stringify(given.ranks) === JSON.stringify(ranks);
    if (isRepeated) return { isDecided: paper?.state === 'rated' };
    const isOpen =
      paper?.number === given.number && paper.state === 'waiting' && paper.review === null;
    if (!isOpen) throw new Failure('paper_gone');
    if (given.state === 'given' && given.revisions >= MAX_REVISIONS) {
      throw new Failure('revisions_used_up');
    }
    const rating = {
      ratingId,
      weight: weightOf(config.exercises.map(({ id }) => own.exercises[id]?.firstAgreement ?? 0)),
      ranks,
      comment,
      ratedAt: now.toISOString(),
      isReported: false,
    };
    const others = paper.ratings.filter((other) => other.ratingId !== ratingId);
    const place = paper.ratings.findIndex((other) => other.ratingId === ratingId);
    const rated = {
      ...paper,
      ratings: place < 0 ? [...others, rating] : paper.ratings.with(place, rating),
      reservations: paper.reservations.filter((held) => held.ratingId !== ratingId),
      version: paper.version + 1,
    };
    const decision = decideByPeers(rated, rubric, course, now);
    const after = {
      ...own,
      ratings: own.ratings.map((one) =>
        one === given
          ? {
              ...given,
              state: 'given' as const,
              ranks,
              comment,
              revisions: given.state === 'given' ? given.revisions + 1 : 0,
            }
          : one,
      ),
      version: own.version + 1,
    };
    const outcome = await deps.capstones.store({
      capstone: { userId, before: stored, after },
      paper: { before: paper, after: decision.paper },
      ...(decision.result ? { result: decision.result } : {}),
      events: decision.events,
    });
    return outcome === 'stored' ? { isDecided: decision.result !== undefined } : CONFLICT;
  });
}
