import type { StudyMinutes } from '@learning/shared/domain/learning/study-minutes';

/** Prints `1 h 25 min`, `40 min`, `2 h`. */
export function printMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** Names of the three kinds of learning time, in the order of the screens. Source: rules/hours.md H1 */
export const STUDY_MINUTE_NAMES = {
  onScreen: 'On screen',
  activities: 'Activities',
  atDesk: 'At your desk',
} as const satisfies Record<keyof StudyMinutes, string>;

/** Prints `51 min on screen · 48 min of activities · 2 h at your desk`, without parts of no minutes. */
export function printStudyMinutes({ onScreen, activities, atDesk }: StudyMinutes): string {
  return [
    onScreen > 0 && `${printMinutes(onScreen)} on screen`,
    activities > 0 && `${printMinutes(activities)} of activities`,
    atDesk > 0 && `${printMinutes(atDesk)} at your desk`,
  ]
    .filter(Boolean)
    .join(' · ');
}
