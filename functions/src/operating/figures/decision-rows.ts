import { variantsOf } from '@learning/content/activities/scenario/scenario-variants';
import type { DecisionRow } from '@learning/shared/contract/operators/figures';
import { isOneSided } from '@learning/shared/domain/figures/module-flags';
import { scenarioConfig } from '#activities/scenario/scenario-config.ts';
import type { ActivityRecord, CourseRecord } from '#catalog/catalog-records.ts';
import { activityTitle } from './activity-title.ts';
import type { ChoiceCounts } from './dependencies.ts';

/** Returns a row for each variant of each decision of a scenario, with what learners chose when they played it for the first time. */
export function decisionRows(
  record: ActivityRecord,
  counts: ChoiceCounts,
  course: CourseRecord,
): DecisionRow[] {
  const variants = scenarioConfig(record).steps.flatMap((step) =>
    variantsOf(step).map((variant, index) => ({ step: variant, isSecond: index > 0 })),
  );
  return variants.map(({ step, isSecond }) => {
    const ofStep = counts.get(step.id);
    const chosen = step.choices.map(({ id }) => ofStep?.get(id) ?? 0);
    const decided = chosen.reduce((sum, count) => sum + count, 0);
    return {
      activityId: record.id,
      activityTitle: activityTitle(course, record.id),
      stepId: isSecond ? `${step.id}-second-variant` : step.id,
      text: step.title,
      decided,
      isOneSided: isOneSided(chosen),
      options: step.choices.map(({ text, value }, index) => ({
        text,
        value,
        count: chosen[index]!,
        share: decided === 0 ? null : chosen[index]! / decided,
      })),
    };
  });
}
