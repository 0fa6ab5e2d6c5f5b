/** Fills in a generator's form with words that have what each field asks for: for the demo learner and for tests. */
import type { DocumentField } from '@learning/shared/domain/documents/document-values';
import { wordsOf } from '@learning/shared/domain/documents/words';

const WHO = [
  'The depot manager',
  'A payroll clerk',
  'Our night planner',
  'The safety adviser',
  'One shift lead',
  'The union delegate',
  'Her own supervisor',
  'A new colleague',
  'The regional director',
  'Our benefits partner',
  'The training desk',
];
const DOES = [
  'checks every open request',
  'writes down what was said',
  'agrees the order of work',
  'asks for a second opinion',
  'compares both sets of records',
  'explains the reason in person',
  'sends the revised schedule',
  'counts the hours again',
  'meets the people concerned',
  'corrects the earlier entry',
  'signs the updated list',
  'reports what is missing',
  'answers within the week',
];
const WHEN = [
  'before the Monday meeting',
  'at the end of the month',
  'once the figures are in',
  'while the offer stands',
  'after the first review',
  'as soon as cover is found',
  'without naming anyone',
];

interface Form {
  fields: readonly DocumentField[];
  examples: { sampleData: Readonly<Record<string, string>> };
}

/** Returns the values of a form: own words in its texts, the sample's choices, dates and numbers. */
export function writtenForm({ fields, examples }: Form): Record<string, string> {
  let place = 0;
  // The lists have lengths without a common divisor, so that no sentence comes twice.
  const sentence = () => {
    place += 1;
    return `${WHO[place % WHO.length]} ${DOES[place % DOES.length]} ${WHEN[place % WHEN.length]}`;
  };
  const entries = fields.map((field) => [
    field.id,
    field.type === 'text' || field.type === 'textarea'
      ? ownText(field, sentence)
      : (examples.sampleData[field.id] ?? ''),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

function ownText({ type, rules, demands = {} }: DocumentField, sentence: () => string): string {
  const { minWords = 0, parts, minFigures = 0, names = [] } = demands;
  const isList = parts?.kind === 'points';
  const lines = Array.from({ length: parts?.least ?? 1 }, sentence);
  const figures = [
    ...Array.from({ length: minFigures }, (_, at) => `${at + 3} times`),
    ...(rules?.amount ? ['$1,200 a month'] : []),
  ];
  lines[0] = [...names, ...figures, lines[0]].join(', ');
  while (wordsOf(lines.join(' ')).length < minWords) {
    const last = lines.pop();
    lines.push(`${last}, and ${sentence()}`);
  }
  if (isList) return lines.map((line, at) => `${at + 1}. ${line}.`).join('\n');
  return type === 'text' ? lines.join(' ') : lines.map((line) => `${line}.`).join(' ');
}
