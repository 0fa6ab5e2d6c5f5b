import { MAX_REVISIONS } from '@learning/shared/domain/capstone/capstone-rules';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { levelsOf, ranksOf } from './capstone-config.ts';
import { decided } from './decide-paper.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import { openCapstone, type CapstoneCommand } from './open-capstone.ts';
import { ownAssessmentFrom } from './present-capstone.ts';

interface Command extends CapstoneCommand {
  levels: Readonly<Record<string, string>>;
}

/**
 * Stores the learner's own assessment of a capstone that no one else has rated after five days. It says so wherever it is shown.
 *
 * @throws Failure `capstone_not_handed_in`, `capstone_waits_for_raters`, `revisions_used_up`, and those of `openCapstone`.
 * Source: rules/capstones.md Q9, Q10
 */
export async function assessOwnCapstone(
  { levels, ...command }: Command,
  deps: CapstoneDependencies,
): Promise<{ ownAssessmentsLeft: number }> {
  return retryOnConflict(async () => {
    const opened = await openCapstone(command, deps);
    const { userId, course, rubric, learner, own, stored, paper } = opened;
    const { now } = command;
    if (!paper) throw new Failure('capstone_not_handed_in');
    const result = learner.capstoneResults.find(({ courseId }) => courseId === course.id);
    const isOwn = result?.ratedBy === 'self' && result.number === paper.number;
    const ranks = ranksOf(rubric, levels);
    const isRepeated =
      isOwn && result.rows.every(({ row, level }) => levelsOf(rubric, ranks)[row] === level);
    const left = MAX_REVISIONS + 1 - own.ownAssessments;
    if (isRepeated) return { ownAssessmentsLeft: left };
    const isOpen = paper.state === 'waiting' && now >= ownAssessmentFrom(paper);
    if (!isOpen && !isOwn) throw new Failure('capstone_waits_for_raters');
    if (own.ownAssessments > MAX_REVISIONS) throw new Failure('revisions_used_up');
    const decision = decided(
      // No reviewer is needed anymore, unless the paper was reported.
      paper.review?.because === 'no_raters' ? { ...paper, review: null } : paper,
      { ranks, ratedBy: 'self' },
      rubric,
      course,
      now,
    );
    const after = { ...own, ownAssessments: own.ownAssessments + 1, version: own.version + 1 };
    const paperAfter = { ...decision.paper, version: paper.version + 1 };
    const outcome = await deps.capstones.store({
      capstone: { userId, before: stored, after },
      paper: { before: paper, after: paperAfter },
      result: decision.result!,
    });
    return outcome === 'stored' ? { ownAssessmentsLeft: left - 1 } : CONFLICT;
  });
}
