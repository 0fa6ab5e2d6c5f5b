import { expect, test } from 'vitest';
import { blankValue } from './blank-object.ts';
import { cachedContract } from './cached-contract.ts';
import { compileSchemas } from './compile-schemas.ts';

test('A blank of every schema passes, and fails without a required field or with an unknown one', () => {
  const document = cachedContract();
  const validatorOf = compileSchemas(document);
  let dropped = 0;
  for (const [name, schema] of Object.entries(document.schemas)) {
    const validate = validatorOf(schema);
    const blank = blankValue(document, schema) as Record<string, unknown>;
    expect(validate(blank), name).toEqual([]);
    for (const key of schema.required ?? []) {
      const { [key]: _, ...rest } = blank;
      expect(validate(rest), `${name} without ${key}`).not.toEqual([]);
      dropped += 1;
    }
    if (schema.additionalProperties !== false) continue;
    expect(validate({ ...blank, unknown_field: 1 }), `${name} with more`).not.toEqual([]);
  }
  console.log(
    `${Object.keys(document.schemas).length} schemas, ${dropped} required fields dropped.`,
  );
  expect(dropped).toBeGreaterThan(2000);
});
