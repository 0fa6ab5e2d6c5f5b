import { printDay } from './print-date.ts';

/** Says when an assigned course is or was due: `Due on December 18, 2026.` */
export function dueText(dueOn: string | null, isLate: boolean): string {
  if (dueOn === null) return 'No due date.';
  return `${isLate ? 'Was due on' : 'Due on'} ${printDay(dueOn)}.`;
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Says the same where there is little room: `Due Dec 18`. */
export function shortDueText(dueOn: string, isLate: boolean): string {
  return `${isLate ? 'Was due' : 'Due'} ${short.format(new Date(dueOn))}`;
}
