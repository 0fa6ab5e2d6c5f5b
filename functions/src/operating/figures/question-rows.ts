import type { QuestionRow } from '@learning/shared/contract/operators/figures';
import { choiceKeyOf } from '@learning/shared/domain/figures/choice-key';
import {
  difficultyOf,
  discriminationOf,
  flagsOf,
} from '@learning/shared/domain/figures/item-statistics';
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
  const published = records.flatMap((record) =>
    skillCheckConfig(record)
      .questions.filter(({ type }) => type !== 'essay')
      .map((question) => ({ activityId: record.id, question })),
  );
  const isSame = (row: Counted, { activityId, question }: (typeof published)[number]) =>
    row.activityId === activityId && row.questionId === question.id;
  const former = counted.filter((row) => published.every((entry) => !isSame(row, entry)));
  return [
    ...published.map((entry) => {
      const row = counted.find((candidate) => isSame(candidate, entry));
      return rowOf(entry.activityId, row, course, entry.question);
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

function rowOf(
  activityId: string,
  row: Counted | undefined,
  course: CourseRecord,
  question?: Published,
): QuestionRow {
  const sums = row ?? NOTHING;
  const choices = row?.choices ?? {};
  const options = (question?.options ?? []).map((text) => {
    const count = choices[choiceKeyOf(text)] ?? 0;
    return {
      text,
      isRight: [question?.correctAnswer ?? []].flat().includes(text),
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
