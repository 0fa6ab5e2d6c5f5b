import {
  AGREEMENT_NEEDED,
  agreementPercent,
  type RowRanks,
} from '@learning/shared/domain/capstone/capstone-rules';
import { CapstoneSource } from '#capstone-schema.ts';
import type { ContentIssue, CourseFolder, TextIssue } from '#source.ts';
import { section, tableRowsOf } from './markdown-blocks.ts';
import { schemaIssues } from './schema-issues.ts';
import { wordingIssues } from './validate-claims.ts';

interface RubricRow {
  name: string;
  /** From the best to the worst. */
  levels: string[];
}

/** Checks the capstone of a course. Source: rules/content.md C52 */
export function checkCapstone({ slug, course, modules, capstone }: CourseFolder): ContentIssue[] {
  if (capstone === undefined) return [];
  const file = `${slug}/capstone.ts`;
  const shape = schemaIssues(CapstoneSource, capstone, file);
  if (shape.length > 0) return shape;
  const module = course.modules.find(({ id }) => id === capstone.moduleId);
  if (module?.type !== 'assessment') {
    return [{ file, field: 'moduleId', message: 'is not an assessment of course.ts' }];
  }
  const rubric = rubricRows(modules.get(module.id) ?? '');
  return [
    ...rubricIssues(rubric),
    ...idIssues(capstone),
    ...capstone.exercises.flatMap((exercise, index) =>
      exerciseIssues(exercise, rubric).map((issue) => ({
        ...issue,
        field: `exercises.${index}.${issue.field}`,
      })),
    ),
    ...textsOf(capstone).flatMap(([field, text]) =>
      wordingIssues(text).map(({ message }) => ({ field, message })),
    ),
  ].map((issue) => ({ file, ...issue }));
}

/** Returns the rows of an assessment's rubric. */
export function rubricRows(markdown: string): RubricRow[] {
  const [head, ...rows] = tableRowsOf(section(markdown, 'Rubric')).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map(([name = '']) => ({ name, levels: head?.slice(1) ?? [] }));
}

function rubricIssues(rubric: readonly RubricRow[]): TextIssue[] {
  return rubric.length > 0 && rubric.every(({ levels }) => levels.length === 3)
    ? []
    : [{ field: 'moduleId', message: 'has no rubric with three levels' }];
}

function idIssues({ parts, facts, checks, exercises }: CapstoneSource): TextIssue[] {
  const ids = [
    ...[...parts, ...facts, ...checks, ...exercises].map(({ id }) => id),
    ...exercises.flatMap(({ id, papers }) => papers.map((paper) => `${id}/${paper.id}`)),
  ];
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const known = new Set([...parts, ...facts].map(({ id }) => id));
  const named = checks.flatMap((check) => [
    ...('facts' in check ? check.facts : []),
    ...('fact' in check ? [check.fact] : []),
    ...('parts' in check ? check.parts : []),
    ...('part' in check ? [check.part] : []),
    ...('total' in check && typeof check.total === 'string' ? [check.total] : []),
  ]);
  return [
    ...repeated.map((id) => ({ field: 'id', message: `has '${id}' twice` })),
    ...named
      .filter((id) => !known.has(id))
      .map((id) => ({ field: 'checks', message: `has '${id}', which is no part and no fact` })),
  ];
}

type Exercise = CapstoneSource['exercises'][number];

function exerciseIssues({ papers }: Exercise, rubric: readonly RubricRow[]): TextIssue[] {
  const issues = papers.flatMap((paper, index) => {
    const rows = Object.keys(paper.ratings);
    const missing = rubric.filter(({ name }) => !rows.includes(name));
    const unknown = rows.filter((row) => !rubric.some(({ name }) => name === row));
    const levels = rubric.filter(
      ({ name, levels: names }) =>
        paper.ratings[name] && !names.includes(paper.ratings[name].level),
    );
    const field = `papers.${index}.ratings`;
    return [
      ...missing.map(({ name }) => ({ field, message: `has no rating of '${name}'` })),
      ...unknown.map((name) => ({
        field,
        message: `has '${name}', which is no row of the rubric`,
      })),
      ...levels.map(({ name }) => ({ field, message: `has a level of '${name}' that is none` })),
    ];
  });
  return issues.length > 0 ? issues : blindIssues(papers, rubric);
}

/** One level everywhere, or one for each paper as a whole, must not pass. */
function blindIssues(papers: Exercise['papers'], rubric: readonly RubricRow[]): TextIssue[] {
  const experts = papers.map(({ ratings }) => expertRanks(ratings, rubric));
  const everywhere = [0, 1, 2].map((rank) => experts.map((ranks) => constantRanks(ranks, rank)));
  const orders = [0, 1, 2].flatMap((a) =>
    [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c])),
  );
  const asAWhole = orders.map((order) =>
    experts.map((ranks, index) => constantRanks(ranks, order[index]!)),
  );
  return [...everywhere, ...asAWhole].some(
    (given) => agreementPercent(given, experts) >= AGREEMENT_NEEDED,
  )
    ? [{ field: 'papers', message: 'is passed by giving each paper one level' }]
    : [];
}

function expertRanks(
  ratings: Exercise['papers'][number]['ratings'],
  rubric: readonly RubricRow[],
): RowRanks {
  return Object.fromEntries(
    rubric.map(({ name, levels }) => [name, 2 - levels.indexOf(ratings[name]!.level)]),
  );
}

const constantRanks = (ranks: RowRanks, rank: number): RowRanks =>
  Object.fromEntries(Object.keys(ranks).map((row) => [row, rank]));

function textsOf({ parts, facts, checks, exercises }: CapstoneSource): [string, string][] {
  return [
    ...parts.flatMap(({ id, title, task }): [string, string][] => [
      [`parts.${id}`, `${title}. ${task}`],
    ]),
    ...facts.map(({ id, label }): [string, string] => [`facts.${id}`, label]),
    ...checks.map(({ id, title, finding }): [string, string] => [
      `checks.${id}`,
      `${title}. ${finding}`,
    ]),
    ...exercises.flatMap(({ id, title, brief, papers }): [string, string][] => [
      [`exercises.${id}`, `${title}. ${brief}`],
      ...papers.flatMap(({ id: paper, ratings }): [string, string][] =>
        Object.values(ratings).map(({ reason }) => [`exercises.${id}.${paper}`, reason]),
      ),
    ]),
  ];
}
