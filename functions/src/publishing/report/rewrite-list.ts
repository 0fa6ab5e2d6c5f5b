import { CsvFile } from '@learning/shared/contract/operators/fields';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';

/** A number of the file; null for an empty cell. */
const Figure = z.string().transform((text) => (text === '' ? null : Number(text)));

/** A line of the file that operators export for a course. */
const ItemLine = z.object({
  Course: z.string(),
  Kind: z.enum(['question', 'decision', 'activity', 'module', 'card']),
  Activity: z.string(),
  Id: z.string(),
  Text: z.string(),
  Count: Figure,
  Difficulty: Figure,
  Discrimination: Figure,
  'Printed minutes': Figure,
  'Measured minutes': Figure,
  'Drop-off': Figure,
  Expected: Figure,
  Remembered: Figure,
  Pauses: Figure,
  Flags: z.string(),
});
type ItemLine = z.infer<typeof ItemLine>;

/** Something to rewrite. */
export interface Rewrite {
  course: string;
  kind: ItemLine['Kind'];
  id: string;
  text: string;
  reasons: string[];
  /** The greatest is the worst: how far the figure is beyond its limit, times the root of how many it concerns. */
  weight: number;
}

const percent = (share: number | null) => `${Math.round((share ?? 0) * 100)}%`;
const minutes = (value: number | null) => `${Math.round(value ?? 0)} min`;

interface Problem {
  reason: string;
  /** How bad it is, from 0 to 1. */
  badness: number;
}

/** Says of each flag why it matters and how bad it is. Source: rules/figures.md G8, G12 */
const PROBLEMS: Record<string, (line: ItemLine) => Problem> = {
  misleading: ({ Discrimination: value }) => ({
    reason: `those who know more get it wrong more often (discrimination ${(value ?? 0).toFixed(2)}): check the key and the wording`,
    badness: 0.5 + Math.min(0.5, -(value ?? 0)),
  }),
  too_hard: ({ Difficulty: value }) => ({
    reason: `only ${percent(value)} answer it right`,
    badness: 1 - (value ?? 0) * 2.5,
  }),
  too_easy: ({ Difficulty: value }) => ({
    reason: `${percent(value)} answer it right, so it tells little`,
    badness: 0.2,
  }),
  one_sided: () => ({ reason: 'nearly everyone chooses the same', badness: 0.3 }),
  longer: (line) => ({
    reason: `takes ${minutes(line['Measured minutes'])}, printed are ${minutes(line['Printed minutes'])}`,
    badness: 0.4,
  }),
  shorter: (line) => ({
    reason: `takes ${minutes(line['Measured minutes'])}, printed are ${minutes(line['Printed minutes'])}`,
    badness: 0.3,
  }),
  left: (line) => ({
    reason: `${percent(line['Drop-off'])} of those who came this far stop here`,
    badness: line['Drop-off'] ?? 0,
  }),
  forgotten: (line) => ({
    reason: `remembered ${percent(line.Remembered)}, expected ${percent(line.Expected)}`,
    badness: Math.min(1, 2 * ((line.Expected ?? 0) - (line.Remembered ?? 0))),
  }),
};

/**
 * Returns what to rewrite, the worst first, from the files that operators export.
 *
 * @throws Error for a file that is not such an export
 * Source: rules/figures.md G11
 */
export function rewriteList(files: readonly string[]): Rewrite[] {
  return files
    .flatMap((file) => linesOf(file))
    .flatMap(rewriteOf)
    .toSorted((one, other) => other.weight - one.weight);
}

/** A file may also be the JSON that `npm run operate` prints. */
function csvOf(file: string): string {
  return file.trimStart().startsWith('{') ? CsvFile.parse(JSON.parse(file)).csv : file;
}

function linesOf(file: string): ItemLine[] {
  const rows: unknown = parse(csvOf(file), { columns: true, bom: true });
  const result = z.array(ItemLine).safeParse(rows);
  if (result.success) return result.data;
  throw new Error(
    'This is not the figures of a course. Export them from /admin/figures/items, or with npm run operate.',
  );
}

function rewriteOf(line: ItemLine): Rewrite[] {
  const problems = line.Flags.split(' ').flatMap((flag) => PROBLEMS[flag]?.(line) ?? []);
  const pauses = line.Pauses ?? 0;
  const reasons = [
    ...problems.map(({ reason }) => reason),
    ...(pauses > 0 && problems.length > 0 ? [`paused ${pauses} times`] : []),
  ];
  if (reasons.length === 0) return [];
  const badness = problems.reduce((sum, problem) => sum + problem.badness, 0);
  return [
    {
      course: line.Course,
      kind: line.Kind,
      id: line.Activity === '' ? line.Id : `${line.Activity} / ${line.Id}`,
      text: line.Text,
      reasons,
      weight: badness * Math.sqrt(line.Count ?? 0),
    },
  ];
}

/** Returns the list as lines for a terminal. */
export function rewriteLines(rewrites: readonly Rewrite[]): string[] {
  if (rewrites.length === 0) return ['Nothing is flagged.'];
  return [
    `${rewrites.length} to rewrite, the worst first:`,
    ...rewrites.flatMap(({ course, kind, id, text, reasons }, index) => [
      '',
      `${String(index + 1).padStart(3)}. ${kind}  ${course}  ${id}`,
      `     ${text}`,
      ...reasons.map((reason) => `     – ${reason}`),
    ]),
  ];
}
