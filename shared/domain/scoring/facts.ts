/** The names, days and figures that differ from attempt to attempt. Texts hold them as `{name}`. Source: rules/scoring.md S31, S35 */
import { seededRandom } from '../shuffle.ts';

export type Facts = Readonly<Record<string, string>>;

/** Facts that belong together: each attempt draws one of the sets, which have the same names. */
export type FactGroup = readonly Facts[];

const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces `{name}` by the fact of that name. */
export function withFacts(text: string, facts: Facts): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => facts[name] ?? whole);
}

/** Replaces the facts in every text of a value. */
export function filled<T>(value: T, facts: Facts): T {
  if (typeof value === 'string') return withFacts(value, facts) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, facts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filled<unknown>(inner, facts)]),
  ) as T;
}

/** Returns the names of the facts that the texts of a value hold. */
export function factNamesIn(value: unknown): Set<string> {
  const matches = (JSON.stringify(value) ?? '').matchAll(PLACEHOLDER);
  return new Set([...matches].map(([, name]) => name!));
}

/** Draws a set of each group, each independently of the others. */
export function drawFacts(groups: readonly FactGroup[], seed: number): Facts {
  const random = seededRandom(seed);
  const drawn = groups.map((sets) => sets[Math.floor(random() * sets.length)]);
  return Object.assign({}, ...drawn) as Facts;
}

/** Returns every way in which the facts of a value can be drawn. Groups that it does not use are left out. */
export function everyFactsOf(value: unknown, groups: readonly FactGroup[]): Facts[] {
  const names = factNamesIn(value);
  const used = groups.filter((sets) => Object.keys(sets[0] ?? {}).some((name) => names.has(name)));
  return used.reduce<Facts[]>(
    (all, sets) => all.flatMap((facts) => sets.map((set) => ({ ...facts, ...set }))),
    [{}],
  );
}
