import { LIMITS } from '../limits.ts';
import { ReadFailure } from './read-failure.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/**
 * Parses JSON that a stranger wrote. Depth and number of values are counted on the text, before anything is built from it. A name
 * that occurs twice in one object is refused: two readers could see two different claims.
 *
 * @throws ReadFailure
 */
export function parseJson(text: string): Json {
  if (text.length > LIMITS.documentBytes) throw new ReadFailure('too_large');
  refuseDeepOrHuge(text);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw new ReadFailure('not_json');
  }
  refuseUnsafeNames(text, value);
  return value;
}

/** @throws ReadFailure when the text is not a JSON object */
export function parseJsonObject(text: string): JsonObject {
  const value = parseJson(text);
  if (!isObject(value)) throw new ReadFailure('not_json');
  return value;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value as an array: JSON-LD writes one value without its array. */
export function asArray(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns the value when it is a text, or undefined. */
export function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const STRINGS = /"(?:[^"\\]|\\.)*"/gs;

function refuseDeepOrHuge(text: string): void {
  let depth = 0;
  let values = 0;
  for (const character of text.replace(STRINGS, '')) {
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',') values += 1;
    if (depth > LIMITS.jsonDepth || values > LIMITS.jsonValues) {
      throw new ReadFailure('too_complex');
    }
  }
}

/** Compares the number of names in the text with those that the parsed value has: a repeated name is lost in the value. */
function refuseUnsafeNames(text: string, value: Json): void {
  const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(?=\s*:)/gs)].length;
  let kept = 0;
  const count = (part: Json): void => {
    if (Array.isArray(part)) return part.forEach(count);
    if (!isObject(part)) return;
    for (const name of Object.keys(part)) {
      if (name === '__proto__') throw new ReadFailure('not_json');
      kept += 1;
      count(part[name]!);
    }
  };
  count(value);
  if (written !== kept) throw new ReadFailure('not_json');
}
