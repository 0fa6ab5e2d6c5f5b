import type { ContractDocument, Schema } from './json-schema.ts';

/**
 * Builds the smallest value that satisfies a schema: only required fields, null where allowed, else the emptiest value.
 *
 * @throws Error when a schema requires itself, which none of Stripe's does
 */
export function blankValue(document: ContractDocument, schema: Schema, depth = 0): unknown {
  if (depth > 20) throw new Error('A schema requires itself endlessly.');
  if (schema.named) return blankValue(document, document.schemas[schema.named]!, depth + 1);
  if (schema.discriminated) {
    const [name] = Object.values(schema.discriminated.names);
    return blankValue(document, { named: name! }, depth + 1);
  }
  if (schema.nullable) return null;
  if (schema.anyOf) {
    if (schema.anyOf.some(({ type }) => type === 'null')) return null;
    return blankValue(document, schema.anyOf[0]!, depth + 1);
  }
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [];
  if (schema.type === 'string') return schema.pattern ? '0' : '';
  if (schema.type === 'number') return 0;
  if (schema.type === 'boolean') return false;
  return schema.type === 'object' ? blankFields(document, schema, depth) : null;
}

function blankFields(document: ContractDocument, schema: Schema, depth: number): object {
  const fields = Object.fromEntries(
    (schema.required ?? []).map((key) => [
      key,
      blankValue(document, schema.properties?.[key] ?? {}, depth + 1),
    ]),
  );
  if (!schema.eventObjects) return fields;
  const name = schema.eventObjects[String(fields['type'])]!;
  const object = blankValue(document, { named: name }, depth + 1) as { object: string };
  const related = fields['related_object'] as object | undefined;
  return related
    ? { ...fields, related_object: { ...related, type: object.object } }
    : { ...fields, data: { object } };
}
