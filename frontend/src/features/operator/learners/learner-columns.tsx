import { chakra } from '#ui/chakra/factory.ts';
import type { LearnerOverview } from '@learning/shared/contract/operators/learners';
import { exactDollars } from '#lib/dollars.ts';
import { printShortDateAndTime, printShortDate } from '#lib/print-date.ts';
import { SIGN_IN_WORDS } from '#lib/sign-in-words.ts';
import { Badge } from '#ui/badge.ts';
import type { Column } from '../data-table/column.ts';

type RowOf<Name extends keyof LearnerOverview> =
  LearnerOverview[Name] extends readonly (infer Row)[] ? Row : never;

const day = (instant: string | null) => (instant === null ? '–' : printShortDate(instant));
const words = (code: string) => code.replaceAll(/[-_]/g, ' ');

/** Returns the words of an event's or call's name: `orderPaid` → `order paid`. */
export const spoken = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();

export const entitlementColumns: readonly Column<RowOf<'entitlements'>>[] = [
  { id: 'kind', title: 'Source', value: ({ kind }) => words(kind) },
  {
    id: 'courses',
    title: 'Courses',
    value: ({ courses }) => courses?.join(', ') ?? 'All courses',
  },
  { id: 'from', title: 'From', value: ({ startedAt }) => day(startedAt) },
  {
    id: 'until',
    title: 'Until',
    value: ({ endsAt }) => endsAt,
    cell: ({ endsAt, isActive }) => (
      <>
        {endsAt === null ? 'No end' : day(endsAt)}
        {!isActive && (
          <Badge ms="2" colorPalette="neutral">
            Ended
          </Badge>
        )}
      </>
    ),
  },
];

export const enrollmentColumns: readonly Column<RowOf<'enrollments'>>[] = [
  { id: 'title', title: 'Course', value: ({ title }) => title },
  {
    id: 'modules',
    title: 'Modules',
    isNumeric: true,
    value: ({ completedModules, modules }) => `${completedModules} of ${modules}`,
  },
  { id: 'minutes', title: 'Minutes', isNumeric: true, value: ({ minutes }) => minutes },
  {
    id: 'completed',
    title: 'Completed',
    value: ({ completedAt }) => day(completedAt),
  },
];

export const resultColumns: readonly Column<RowOf<'results'>>[] = [
  { id: 'title', title: 'Activity', value: ({ title }) => title },
  { id: 'course', title: 'Course', value: ({ courseTitle }) => courseTitle },
  { id: 'score', title: 'Best', isNumeric: true, value: ({ score }) => `${score}%` },
  { id: 'attempts', title: 'Attempts', isNumeric: true, value: ({ attempts }) => attempts },
  { id: 'passed', title: 'Passed', value: ({ isPassed }) => (isPassed ? 'Yes' : 'No') },
];

export const certificateColumns: readonly Column<RowOf<'certificates'>>[] = [
  { id: 'course', title: 'Course', value: ({ courseTitle }) => courseTitle },
  {
    id: 'id',
    title: 'Certificate',
    value: ({ certificateId }) => certificateId,
    cell: ({ certificateId }) => (
      <chakra.a
        href={`/verify/${certificateId}`}
        color="accent.fg"
        textDecoration="underline"
        fontFamily="mono"
        textStyle="fine"
      >
        {certificateId}
      </chakra.a>
    ),
  },
  { id: 'state', title: 'State', value: ({ state }) => state },
  { id: 'issued', title: 'Issued', value: ({ issuedAt }) => day(issuedAt) },
];

export const deviceColumns: readonly Column<RowOf<'devices'>>[] = [
  { id: 'device', title: 'Device', value: ({ device }) => device },
  { id: 'count', title: 'Sign-ins', isNumeric: true, value: ({ signIns }) => signIns },
  { id: 'first', title: 'First', value: ({ firstSignInAt }) => day(firstSignInAt) },
  { id: 'last', title: 'Last', value: ({ lastSignInAt }) => printShortDateAndTime(lastSignInAt) },
];

export const signInColumns: readonly Column<RowOf<'signIns'>>[] = [
  { id: 'at', title: 'When', value: ({ at }) => printShortDateAndTime(at) },
  { id: 'method', title: 'How', value: ({ method }) => SIGN_IN_WORDS[method] },
  { id: 'device', title: 'Device', value: ({ device }) => device },
];

export const eventColumns: readonly Column<RowOf<'events'>>[] = [
  { id: 'at', title: 'When', value: ({ at }) => printShortDateAndTime(at) },
  { id: 'type', title: 'What', value: ({ type }) => spoken(type) },
  {
    id: 'data',
    title: 'Details',
    value: ({ data }) =>
      Object.entries(data)
        .filter(
          ([field, value]) => value !== null && !(field === 'courseId' && data['courseTitle']),
        )
        .map(([field, value]) => detailOf(field, value))
        .join(', ') || null,
  },
];

/** Titles speak for themselves; amounts in events are cents. */
function detailOf(field: string, value: unknown): string {
  if (typeof value === 'string' && /[tT]itle$/.test(field)) return value;
  if (typeof value === 'number' && field.endsWith('Cents')) {
    return `${spoken(field.slice(0, -5))} ${exactDollars(value / 100)}`;
  }
  return `${spoken(field)} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}
