import { CapstoneSource } from '@learning/content/capstone-schema';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import type { Rank, RowRanks } from '@learning/shared/domain/capstone/capstone-rules';
import type { FieldIssue } from '@learning/shared/contract/errors';
import type { RubricPart, StoredCapstone } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import { jsonText, parseText } from '#table/stored-item.ts';

/** Returns the capstone as it was written, with its secrets. */
export function capstoneConfig({ id, config }: StoredCapstone): CapstoneSource {
  return parseText(jsonText(CapstoneSource), config, `The capstone of ${id}`);
}

/** The worst level of a rubric has rank 0. */
const rankOf = ({ levels }: RubricPart, level: string): Rank =>
  levels.length - 1 - levels.findIndex(({ name }) => name === level);

export const levelOf = ({ levels }: RubricPart, rank: Rank): string =>
  levels.at(levels.length - 1 - rank)?.name ?? '';

/** Returns the names of the levels of a rating, for the rows that the rubric has today. */
export function levelsOf(rubric: readonly RubricPart[], ranks: RowRanks): Record<string, string> {
  return Object.fromEntries(
    rubric.flatMap((part) => {
      const rank = ranks[part.name];
      return rank === undefined ? [] : [[part.name, levelOf(part, rank)]];
    }),
  );
}

/**
 * Returns the ranks of chosen levels.
 *
 * @throws Failure `invalid_request` with the rows that have no level of the rubric, and those that are none of its rows
 */
export function ranksOf(
  rubric: readonly RubricPart[],
  levels: Readonly<Record<string, string>>,
  path = 'body.levels',
): RowRanks {
  const unrated = rubric.filter(
    (part) => !part.levels.some(({ name }) => name === levels[part.name]),
  );
  const unknown = Object.keys(levels).filter((name) => !rubric.some((part) => part.name === name));
  const fields: FieldIssue[] = [
    ...unrated.map(({ name }) => ({
      path: `${path}.${name}`,
      message: 'is no level of the rubric',
    })),
    ...unknown.map((name) => ({ path: `${path}.${name}`, message: 'is no row of the rubric' })),
  ];
  if (fields.length > 0) throw new Failure('invalid_request', undefined, fields);
  return Object.fromEntries(rubric.map((part) => [part.name, rankOf(part, levels[part.name]!)]));
}

/** Returns the experts' ranks of an exercise's papers, in their order. */
export function expertRanks(
  rubric: readonly RubricPart[],
  exercise: CapstoneSource['exercises'][number],
): RowRanks[] {
  return exercise.papers.map(({ ratings }) =>
    Object.fromEntries(
      rubric.map((part) => [part.name, rankOf(part, ratings[part.name]?.level ?? '')]),
    ),
  );
}

/** Texts of the content as they are printed. */
export const printed = typographicQuotes;
