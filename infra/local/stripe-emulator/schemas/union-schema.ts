import type { Schema } from './json-schema.ts';

/** Builds a schema for "any of `alternatives`". Literals of the same kind become one enum. */
export function unionOf(alternatives: readonly Schema[]): Schema {
  const members = withDeletedDiscriminated(alternatives.flatMap((part) => part.anyOf ?? [part]));
  const merged: Schema[] = [];
  for (const part of members) {
    const twin = merged.find((other) => other.type === part.type && !other.named);
    if (part.enum && twin?.enum) twin.enum = [...new Set([...twin.enum, ...part.enum])];
    else if (part.type === 'string' && twin && !twin.pattern && !part.pattern) delete twin.enum;
    else merged.push({ ...part });
  }
  const nullable = merged.some((part) => part.type === 'null' || part.nullable);
  const rest = merged.filter((part) => part.type !== 'null');
  for (const part of rest) delete part.nullable;
  if (rest.length === 0) return nullable ? { type: 'null' } : { not: {} };
  const union = rest.length === 1 ? rest[0]! : { anyOf: rest };
  return nullable ? orNull(union) : union;
}

export function orNull(schema: Schema): Schema {
  if (schema.not) return { type: 'null' };
  if (schema.type === 'null') return schema;
  if (schema.anyOf) return { anyOf: [...schema.anyOf, { type: 'null' }] };
  if (!schema.type) return Object.keys(schema).length === 0 ? {} : orNull({ anyOf: [schema] });
  if (!schema.enum) return { ...schema, nullable: true };
  return { ...schema, nullable: true, enum: [...new Set([...schema.enum, null])] };
}

/** Discriminates `Customer | DeletedCustomer` by `deleted`, so that violations name the fields of only one of them. */
function withDeletedDiscriminated(parts: Schema[]): Schema[] {
  const deleted = parts.find((part) => part.named && lastSegment(part.named).startsWith('Deleted'));
  if (!deleted) return parts;
  const existing = parts.find(
    (part) => part.named === deleted.named!.replace(/Deleted(?=\w+$)/, ''),
  );
  if (!existing) return parts;
  const names = { undefined: existing.named!, true: deleted.named! };
  return [
    ...parts.filter((part) => part !== deleted && part !== existing),
    { discriminated: { property: 'deleted', names } },
  ];
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
