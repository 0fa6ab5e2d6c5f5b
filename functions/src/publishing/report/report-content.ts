import {
  sharedTexts,
  textsOf,
  type SharedText,
} from '@learning/content/validation/near-duplicates';
import { type OpenPart, openParts } from '@learning/content/validation/editions';
import {
  type CourseGuessFigures,
  type GuessFigure,
  guessFigures,
  guessFiguresByCourse,
} from '@learning/content/validation/guessability';
import { CONTENT_TYPES } from '@learning/content/activities/activity-types';
import { lawReadings } from '@learning/content/law-readings';
import { testWisePasses, type TestWiseResult } from '@learning/content/validation/test-wise';
import { isOldReading, LAW_READING_DAYS } from '@learning/shared/domain/law-readings';
import { addMinutes, totalMinutes } from '@learning/shared/domain/learning/study-minutes';
import { ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import type { ContentIssue, CourseFolder } from '@learning/content/source';
import { courseFigures, isComplete, type CourseFigures, type Share } from './report-figures.ts';

/** Characters that fit into a terminal. */
export const REPORT_WIDTH = 128;
const SIMILAR_PAIRS_SHOWN = 5;

const columns: readonly (readonly [heading: string, cell: (course: CourseFigures) => string])[] = [
  ['Course', (course) => course.slug],
  ['Level', (course) => course.level],
  ['Mod.', (course) => ratio(course.modules)],
  ['Words', (course) => range(course.words.counts)],
  ['ok', (course) => ratio({ written: course.words.inRange, planned: course.modules.written })],
  ['Res.', (course) => ratio(course.resources)],
  ...ACTIVITY_TYPES.map(
    (type) =>
      [
        CONTENT_TYPES[type].report.heading,
        (course: CourseFigures) => ratio(course.activities[type]),
      ] as const,
  ),
  [
    'Hours s+a+d',
    ({ minutes: { onScreen, activities, atDesk } }) =>
      [onScreen, activities, atDesk].map(hours).join('+'),
  ],
  ['Grade', (course) => range(course.grades, 1)],
  ['Src.', (course) => String(course.sourceYears.length)],
  ['Years', (course) => range(course.sourceYears)],
];

/** Returns the lines of a report that compares the catalog with its plan. */
export function contentReport(
  folders: readonly CourseFolder[],
  issues: readonly ContentIssue[],
  today: string,
): string[] {
  const courses = folders.map(courseFigures);
  return [
    ...table(courses),
    '',
    'ok: modules as long as their level needs, law boxes beside. Hours: on screen, activities, at the desk.',
    activityLegend(),
    'Grade: Flesch–Kincaid of the running text. Src.: sources with a year.',
    '',
    ...totals(courses),
    '',
    ...mostSimilarPairs(sharedTexts(textsOf(folders))),
    '',
    ...guessing(guessFigures(folders)),
    '',
    ...guessingByCourse(guessFiguresByCourse(folders)),
    '',
    ...testWise(testWisePasses(folders)),
    '',
    ...openItems(openParts(folders)),
    '',
    ...oldLaw(folders, today),
    '',
    ...brokenRules(issues),
  ];
}

function table(courses: readonly CourseFigures[]): string[] {
  const rows = [
    columns.map(([heading]) => heading),
    ...courses.map((course) => columns.map(([, cell]) => cell(course))),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join(' ')
      .trimEnd(),
  );
  const rule = '-'.repeat(Math.max(...lines.map((line) => line.length)));
  return [lines[0]!, rule, ...lines.slice(1)];
}

/** Returns 'Sc., Ge.: scenarios, generators.' */
function activityLegend(): string {
  const columnsOfTypes = ACTIVITY_TYPES.map((type) => CONTENT_TYPES[type].report);
  const headings = columnsOfTypes.map(({ heading }) => heading);
  const counted = columnsOfTypes.map(({ counts }) => counts);
  return `${headings.join(', ')}: ${counted.join(', ')}.`;
}

function totals(courses: readonly CourseFigures[]): string[] {
  const sum = (shares: readonly Share[]): Share => ({
    written: shares.reduce((total, share) => total + share.written, 0),
    planned: shares.reduce((total, share) => total + share.planned, 0),
  });
  const complete = courses.filter(isComplete).length;
  const lines: [string, Share][] = [
    ['Courses', { written: complete, planned: courses.length }],
    ['Modules', sum(courses.map((course) => course.modules))],
    [
      'Activities',
      sum(courses.flatMap((course) => ACTIVITY_TYPES.map((type) => course.activities[type]))),
    ],
    ['Resources', sum(courses.map((course) => course.resources))],
  ];
  const words = courses.flatMap((course) => course.words.counts).reduce((a, b) => a + b, 0);
  const moved = courses.reduce((total, course) => total + course.interactiveFigures, 0);
  const minutes = addMinutes(courses.map((course) => course.minutes));
  return [
    ...lines.map(([name, share]) => `${name.padEnd(11)}${ratio(share)}`),
    `${'Words'.padEnd(11)}${words.toLocaleString('en-US')} in modules`,
    `${'Figures'.padEnd(11)}${ratio(sum(courses.map((course) => course.earlyFigures)))} modules have one within two screens of a phone; readers move ${moved} figures`,
    `${'Hours'.padEnd(11)}${hours(totalMinutes(minutes))}: ${hours(minutes.onScreen)} on screen, ${hours(minutes.activities)} of activities, ${hours(minutes.atDesk)} at the desk`,
  ];
}

function mostSimilarPairs(pairs: readonly SharedText[]): string[] {
  return [
    'The most similar texts (share of five-word runs in common; more than 20 % breaks a rule)',
    ...pairs
      .slice(0, SIMILAR_PAIRS_SHOWN)
      .map(({ share, files }) =>
        shorten(`  ${(share * 100).toFixed(0).padStart(3)} %  ${files.map(nameOf).join(' · ')}`),
      ),
    ...(pairs.length === 0 ? ['  none have anything in common'] : []),
  ];
}

/** Prints how well answers can be guessed; a figure above its limit is open until the second edition is complete. */
function guessing(figures: readonly GuessFigure[]): string[] {
  return [
    'What can be guessed, in the whole catalog',
    ...figures.map(
      ({ name, value, limit, isMet }) =>
        `  ${isMet ? '    ' : 'open'}  ${name.padEnd(48)} ${value} (at most ${limit})`,
    ),
    ...(figures.length === 0 ? ['  nothing to compare'] : []),
  ];
}

function guessingByCourse(courses: readonly CourseGuessFigures[]): string[] {
  return [
    'What can be guessed, by course, in % of right/wrong options: longest, with a reason; right ones the model of words finds',
    ...courses.map(({ slug, options }) => {
      const shares = options.map(({ name, shares: percent, found: { found, of } }) =>
        `${name.toLowerCase()} ${percent.padEnd(13)} ${found} of ${of}`.padEnd(36),
      );
      return shorten(`  ${slug.padEnd(28)} ${shares.join(' ')}`.trimEnd());
    }),
  ];
}

/** Prints what learners pass at the first attempt who choose by form; anything they pass is open until the second edition. */
function testWise(results: readonly TestWiseResult[]): string[] {
  return [
    'What is passed at the first attempt by choosing',
    ...results.map(({ strategy, passed }) => {
      const mark = passed.length === 0 ? '    ' : 'open';
      return shorten(`  ${mark}  ${strategy.padEnd(26)} ${passed.join(', ') || 'nothing'}`);
    }),
  ];
}

/** Lists what courses of the first edition lack, in one line for each course. */
function openItems(parts: readonly OpenPart[]): string[] {
  const courses = Map.groupBy(parts, ({ slug }) => slug);
  return [
    `Open until the second edition: ${courses.size} courses`,
    ...[...courses].map(([slug, some]) => {
      const counts = some.map(({ name, issues }) => `${name} ${issues.length}`);
      return shorten(`  ${slug.padEnd(28)} without ${counts.join(', ')}`);
    }),
  ];
}

/** Warns of law boxes that have to be read again. Source: rules/content.md C47 */
function oldLaw(folders: readonly CourseFolder[], today: string): string[] {
  const old = folders.flatMap((folder) =>
    lawReadings(folder)
      .filter(({ readOn }) => isOldReading(readOn, today))
      .map(({ title, country, readOn }) =>
        shorten(`  ${readOn}  ${country}  ${folder.slug}: ${title}`),
      ),
  );
  return [`Law boxes read more than ${LAW_READING_DAYS} days ago: ${old.length || 'none'}`, ...old];
}

function brokenRules(issues: readonly ContentIssue[]): string[] {
  if (issues.length === 0) return ['Broken rules: none'];
  const files = Map.groupBy(issues, (issue) => issue.file);
  return [
    `Broken rules: ${issues.length} in ${files.size} ${files.size === 1 ? 'file' : 'files'}`,
    ...[...files].flatMap(([file, some]) => [
      `  ${file}`,
      ...some.map(({ field, message }) => `    ${[field, message].filter(Boolean).join(': ')}`),
    ]),
  ];
}

const hours = (minutes: number): string => (minutes / 60).toFixed(1);

const ratio = ({ written, planned }: Share): string => `${written}/${planned}`;

function range(numbers: readonly number[], digits = 0): string {
  if (numbers.length === 0) return '–';
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most
    ? least.toFixed(digits)
    : `${least.toFixed(digits)}–${most.toFixed(digits)}`;
}

/** Shortens a line to the width of the report. */
function shorten(line: string): string {
  return line.length <= REPORT_WIDTH ? line : `${line.slice(0, REPORT_WIDTH - 1)}…`;
}

/** 'hr-foundations/modules/hr-foundations-m1.md' → 'hr-foundations-m1'; a resource keeps its course. */
function nameOf(file: string): string {
  return file
    .replace(/^.*\/modules\//, '')
    .replace('/resources/', '/')
    .replace(/\.md$/, '');
}
