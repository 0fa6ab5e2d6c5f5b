import type { Catalog } from '#catalog/catalog.ts';
import type { Item } from '#table/table.ts';
import type { Section } from './read-learner-items.ts';

/** Titles in place of the ids that items store. */
export interface Titles {
  courses: ReadonlyMap<number, string>;
  modules: ReadonlyMap<string, string>;
  activities: ReadonlyMap<string, string>;
}

export function titlesOf({ courses }: Catalog): Titles {
  const modules = courses.flatMap((course) => course.modules);
  return {
    courses: new Map(courses.map(({ id, title }) => [id, title])),
    modules: new Map(modules.map(({ id, title }) => [id, title])),
    activities: new Map(
      modules.flatMap((module) => module.activities.map(({ id, title }) => [id, title])),
    ),
  };
}

/** Attributes of the table itself, which say nothing about the learner. */
const TECHNICAL = new Set(['PK', 'SK', 'GSI1PK', 'GSI1SK', 'entity', 'schemaVersion', 'version']);

/** Secret parts of links and codes, also inside of other things: with a `linkKey`, a learner could answer in the operator's place. */
const SECRETS = new Set(['tokenHash', 'linkKey', 'unsubscribeKey', 'calendarKey', 'codeHash']);

/** Returns an item in words: titles for ids, dollars for cents, and what is stored as JSON as fields. Nothing else is left out. */
export function readableItem(
  item: Item,
  { hidden = [] }: Pick<Section, 'hidden'>,
  titles: Titles,
): Item {
  const fields = Object.entries(item).filter(
    ([name]) => !TECHNICAL.has(name) && !SECRETS.has(name) && !hidden.includes(name),
  );
  const readable = fields.map(([name, value]) => readableField(name, value, titles));
  // The sort key names what no attribute repeats, such as the month of learning time.
  return Object.fromEntries([
    ...(typeof item['SK'] === 'string' ? [['Record', item['SK']]] : []),
    ...readable,
  ]) as Item;
}

function readableField(name: string, value: unknown, titles: Titles): [string, unknown] {
  if (name === 'courseId' || name === 'courseIds')
    return [words(name.replace('Id', '')), titled(value, titles.courses)];
  if (/moduleIds?$/i.test(name))
    return [words(name.replace('Id', '')), titled(value, titles.modules)];
  if (name === 'activityId') return ['Activity', titled(value, titles.activities)];
  if (name.endsWith('Cents') && typeof value === 'number')
    return [`${words(name.slice(0, -'Cents'.length))} (US dollars)`, value / 100];
  if (name === 'expiresAt' && typeof value === 'number')
    return ['Stored until', new Date(value * 1000).toISOString()];
  return [words(name), readableValue(value, titles)];
}

function titled(value: unknown, titles: ReadonlyMap<unknown, string>): unknown {
  const titleOf = (id: unknown) => titles.get(id) ?? id;
  if (value instanceof Set || Array.isArray(value)) return [...(value as unknown[])].map(titleOf);
  return titleOf(value);
}

function readableValue(value: unknown, titles: Titles): unknown {
  if (typeof value === 'string') {
    const parsed = jsonOf(value);
    return parsed === undefined ? value : readableValue(parsed, titles);
  }
  if (value instanceof Set || Array.isArray(value))
    return [...(value as unknown[])].map((item) => readableValue(item, titles));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !SECRETS.has(name))
        .map(([name, inner]) => readableField(name, inner, titles)),
    );
  }
  return value;
}

/** Parses an attribute that holds a JSON object or list; anything else is a text of the learner. */
function jsonOf(text: string): object | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/** `lastActiveAt` → `Last active at`. Names that are no words stay as they are. */
export function words(name: string): string {
  if (!/^[a-z]+([A-Z][a-z]*)*$/.test(name)) return name;
  const spaced = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
