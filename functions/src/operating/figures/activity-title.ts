import type { CourseRecord } from '#catalog/catalog-records.ts';

/** Returns how an activity is called in the outline of its course. */
export function activityTitle({ modules }: CourseRecord, activityId: string): string {
  const all = modules.flatMap(({ activities }) => activities);
  return all.find((activity) => activity.id === activityId)?.title ?? activityId;
}
