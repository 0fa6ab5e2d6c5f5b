import type { QuestionRow } from '@learning/shared/contract/operators/figures';
import { choiceKeyOf } from '@learning/shared/domain/figures/choice-key';
import {
  difficultyOf,
  discriminationOf,
  flagsOf,
} from '@learning/shared/domain/figures/item-statistics';
import { everyFactsOf, filled } from '@learning/shared/domain/scoring/facts';
import { skillCheckConfig } from '#activities/skill-check/skill-check-config.ts';
import type { ActivityRecord, CourseRecord } from '#catalog/catalog-records.ts';
import type { CourseFigures } from '#figures/reading/figure-reader.ts';
import { activityTitle } from './activity-title.ts';

type Counted = CourseFigures['questions'][number];
type Published = ReturnType<typeof skillCheckConfig>['questions'][number];

/** Returns a row for each published question, counted or not, and for those that were counted and left the check. */
export function questionRows(
  records: readonly ActivityRecord[],
  counted: readonly Counted[],
  course: CourseRecord,
): QuestionRow[] {
  const published = records.flatMap((record) => {
    const { questions, facts = [] } = skillCheckConfig(record);
    return questions
      .filter(({ type }) => type !== 'essay')
      .map((question) => ({
        activityId: record.id,
        question,
        asAsked: everyFactsOf(question, facts).map((drawn) => filled(question, drawn)),
      }));
  });
  const isSame = (row: Counted, { activityId, question }: (typeof published)[number]) =>
    row.activityId === activityId && row.questionId === question.id;
  const former = counted.filter((row) => published.every((entry) => !isSame(row, entry)));
  return [
    ...published.map((entry) => {
      const row = counted.find((candidate) => isSame(candidate, entry));
      return rowOf(entry.activityId, row, course, entry.asAsked);
    }),
    ...former.map((row) => rowOf(row.activityId, row, course)),
  ];
}

const NOTHING = {
  asked: 0,
  right: 0,
  pairs: 0,
  pairsRight: 0,
  rest: 0,
  restSquares: 0,
  restRight: 0,
};

/** @param asAsked the question with each set of its figures; empty for one that left the check */
function rowOf(
  activityId: string,
  row: Counted | undefined,
  course: CourseRecord,
  asAsked: readonly Published[] = [],
): QuestionRow {
  const sums = row ?? NOTHING;
  const choices = row?.choices ?? {};
  const question = asAsked[0];
  const countedKeys = new Set<string>();
  const options = (question?.options ?? []).map((text, place) => {
    const keys = new Set(asAsked.map((asked) => choiceKeyOf(asked.options[place]!)));
    let count = 0;
    for (const key of keys) {
      // Two options may read alike with other figures: each key counts once.
      if (!countedKeys.has(key)) count += choices[key] ?? 0;
      countedKeys.add(key);
    }
    return {
      text,
      isRight: asAsked.some((asked) =>
        [asked.correctAnswer].flat().includes(asked.options[place]!),
      ),
      count,
      share: sums.asked === 0 ? null : count / sums.asked,
    };
  });
  const all = Object.values(choices).reduce((sum, count) => sum + count, 0);
  return {
    activityId,
    activityTitle: activityTitle(course, activityId),
    questionId: question?.id ?? row!.questionId,
    text: question?.question ?? '',
    isPublished: question !== undefined,
    asked: sums.asked,
    difficulty: difficultyOf(sums),
    discrimination: discriminationOf(sums),
    flags: flagsOf(sums),
    options,
    formerChoices: all - options.reduce((sum, { count }) => sum + count, 0),
  };
}
