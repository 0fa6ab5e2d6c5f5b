import { printDay } from './print-date.ts';

/** Says when an assigned course is or was due: `Due on December 18, 2026.` */
export function dueText(dueOn: string | null, isLate: boolean): string {
  if (dueOn === null) return 'No due date.';
  return `${isLate ? 'Was due on' : 'Due on'} ${printDay(dueOn)}.`;
}
