import type { ActivityRecord } from './catalog-records.ts';

/**
 * Returns a parser of published configs that keeps the result for as long as the record is cached. Lists of activities do not
 * need configs, so they are parsed only where used. Callers must not change the result.
 */
export function parsedOnce<T extends object>(
  parse: (record: ActivityRecord) => T,
): (record: ActivityRecord) => T {
  const parsed = new WeakMap<ActivityRecord, T>();
  return (record) => {
    const config = parsed.get(record) ?? parse(record);
    parsed.set(record, config);
    return config;
  };
}
