import { isObject } from './compile-schemas.ts';
import type { ContractDocument, Schema } from './json-schema.ts';

/**
 * Converts a form's texts to the types of the schema: '2900' becomes a number where one is expected. Text that does not
 * fit stays text, and the validator reports it.
 *
 * @param value nested objects and arrays of strings; other values stay as they are
 */
export function typedValue(document: ContractDocument, schema: Schema, value: unknown): unknown {
  if (schema.named) return typedValue(document, document.schemas[schema.named]!, value);
  if (schema.anyOf) return typedUnion(document, schema.anyOf, value);
  if (typeof value === 'string') return typedText(schema, value);
  if (schema.type === 'array') {
    const entries = Array.isArray(value) ? value : indexed(value);
    return entries?.map((entry) => typedValue(document, schema.items ?? {}, entry)) ?? value;
  }
  if (schema.type !== 'object' || !isObject(value)) return value;
  const others = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      typedValue(document, schema.properties?.[key] ?? others, entry),
    ]),
  );
}

function typedText(schema: Schema, text: string): unknown {
  if (schema.enum?.includes(text)) return text;
  if (schema.type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function typedUnion(document: ContractDocument, branches: Schema[], value: unknown): unknown {
  if (typeof value !== 'string') {
    const kind = Array.isArray(value) ? ['array'] : ['object', 'array'];
    const branch = branches.find((each) => kind.includes(resolved(document, each).type ?? ''));
    return branch ? typedValue(document, branch, value) : value;
  }
  if (branches.some((branch) => branch.type === 'string' && !branch.enum)) return value;
  for (const branch of branches) {
    const typed = typedText(branch, value);
    if (typed !== value) return typed;
  }
  return value;
}

function resolved(document: ContractDocument, schema: Schema): Schema {
  return schema.named ? document.schemas[schema.named]! : schema;
}

/** Returns the values of `{0: a, 1: b}`, which some parsers create from `x[0]=a&x[1]=b`. */
function indexed(value: unknown): unknown[] | undefined {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : undefined;
}
