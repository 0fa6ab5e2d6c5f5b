import { approvalsOf, printApproval } from '@learning/content/site/approvals';
import { site } from '@learning/content/site';
import type { Certificate } from '@learning/shared/contract/certificates';
import type { RecertificationEntry } from '@learning/shared/contract/dashboard';
import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';
import {
  activitiesInWords,
  resultInWords,
} from '@learning/shared/domain/wording/activities-in-words';
import type { DocumentNode } from '@learning/shared/domain/documents/document-node';
import {
  printCourseHours,
  printMeasured,
  printNeeded,
} from '#components/certificate/measured-time.ts';
import { printDate } from '#lib/print-date.ts';
import { printMinutes, STUDY_MINUTE_NAMES } from '#lib/study-minutes.ts';
import type { WordContent } from '#lib/word/word-file.ts';

/** A completed course as certifying bodies ask for it. */
export interface Evidence {
  learnerName: string;
  entry: RecertificationEntry;
  /** undefined until it is claimed. */
  certificate: Certificate | undefined;
  /** When the learner enrolled; undefined if it is not known. */
  startedAt: string | undefined;
  outcomes: readonly string[];
}

type Row = readonly [field: string, value: string];

/** Returns the sheet to copy from into the forms of SHRM, HRCI and CIPD. Source: rules/hours.md H5; rules/learning.md L31 */
export function coverSheet(evidence: Evidence): WordContent {
  const { entry, certificate } = evidence;
  const title = `${entry.courseTitle}: cover sheet`;
  return {
    title,
    text: '',
    body: {
      type: 'root',
      children: [
        element('h1', title),
        element(
          'p',
          'The fields that the forms of SHRM, HRCI and CIPD ask for, to copy from. This is your own record. What counts, and for how much, your certifying body decides.',
        ),
        table('Field', 'Entry', programOf(evidence)),
        element('h2', 'Hours'),
        table('Part', 'Time', hoursOf(entry)),
        element('h2', 'Activities'),
        ...(entry.activities.length > 0
          ? [table('Activity', 'Result', entry.activities.map(activityRow))]
          : [element('p', 'This course has no activities.')]),
        element('h2', 'Mapping to competencies'),
        ...mappingOf(entry, certificate).map((text) => element('p', text)),
        element('h2', 'Only you can add'),
        list([
          'CIPD: why you took the course, what you learned, and what you will do differently.',
          'SHRM and HRCI: the category of the activity, and how it relates to your work in HR.',
        ]),
      ],
    },
  };
}

function programOf({ learnerName, entry, certificate, startedAt, outcomes }: Evidence): Row[] {
  const { completedAt, courseTitle, moduleCount, activities } = entry;
  const done = activitiesInWords(activities.map(({ type }) => type));
  const parts = [count(moduleCount, 'module', 'modules'), ...(done ? [done] : [])];
  return [
    ['Program title', courseTitle],
    ['Provider', `${site.name}, ${site.origin}, ${site.contact.email}`],
    ['Learner', certificate?.participantName ?? learnerName],
    ...(startedAt ? [['Start date', printDate(startedAt)] as const] : []),
    ['Completion date', printDate(completedAt)],
    ['Hours of instruction', printHoursOf(entry)],
    ['Credits', 'None assigned by the provider. The hours may count toward recertification.'],
    ['Learning outcomes', outcomes.join('; ') || 'See the page of the course.'],
    ['Method', `Online and self-paced, with ${parts.join(', ')}`],
    ...(certificate
      ? ([
          ['Certificate ID', certificate.certificateId],
          ['Verify at', certificate.verificationUrl],
        ] as const)
      : ([['Certificate', 'Not claimed yet.']] as const)),
  ];
}

/** Prints the hours, or why there are none. */
export function printHoursOf(entry: RecertificationEntry): string {
  return entry.instructionHours === null
    ? `None yet: ${printMeasured(entry)}, and ${printNeeded(entry)} are needed.`
    : printCourseHours(entry.instructionHours);
}

function hoursOf({ minutes, measuredMinutes }: RecertificationEntry): Row[] {
  const parts = minutes
    ? Object.entries(STUDY_MINUTE_NAMES).map(([kind, name]): Row => [
        name,
        printMinutes(minutes[kind as keyof typeof minutes]),
      ])
    : [];
  return [
    ...parts,
    ['Measured by the player', printMinutes(measuredMinutes)],
    ['Counted as instruction', 'On screen and activities, rounded down to quarter hours'],
  ];
}

function activityRow({
  title,
  type,
  score,
  completedAt,
}: RecertificationEntry['activities'][0]): Row {
  const result = resultInWords({ type, score });
  return [
    title,
    `${ACTIVITY_FACTS[type].nameOnCertificate}, ${result} on ${printDate(completedAt)}`,
  ];
}

function mappingOf(
  { courseId, completedAt }: RecertificationEntry,
  certificate: Certificate | undefined,
): string[] {
  const approvals = approvalsOf(courseId, new Date(completedAt)).map(printApproval);
  const areas = (certificate?.frameworks ?? []).map(
    ({ frameworkName, areas: names }) => `${frameworkName}: ${names.join(', ')}`,
  );
  const note =
    approvals.length === 0
      ? 'The mapping is the provider’s own. SHRM, HRCI and CIPD have not approved the course.'
      : 'The mapping is the provider’s own. Nothing was approved beyond what is stated above.';
  return [...approvals, ...areas, note];
}

function count(amount: number, singular: string, many: string): string {
  return `${amount} ${amount === 1 ? singular : many}`;
}

function element(tagName: string, ...children: (DocumentNode | string)[]): DocumentNode {
  const nodes = children.map((child): DocumentNode =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  );
  return { type: 'element', tagName, children: nodes };
}

function table(field: string, value: string, rows: readonly Row[]): DocumentNode {
  const head = element('tr', element('th', field), element('th', value));
  const body = rows.map(([name, text]) => element('tr', element('th', name), element('td', text)));
  return element('table', element('thead', head), element('tbody', ...body));
}

const list = (items: readonly string[]) =>
  element('ul', ...items.map((item) => element('li', item)));
