import { isObject, type Json } from '../reading/parse-json.ts';

/** Writes JSON in its one canonical form. @see https://www.rfc-editor.org/rfc/rfc8785 */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.keys(value).toSorted();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name]!)}`).join(',')}}`;
}
