import { expect, test } from 'vitest';
import { blankValue } from './blank-object.ts';
import { cachedContract } from './cached-contract.ts';
import { compileSchemas } from './compile-schemas.ts';

test('Of every schema a blank passes, and fails with any required field gone or one too many', () => {
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
    expect(validate({ ...blank, unheard_of: 1 }), `${name} with more`).not.toEqual([]);
  }
  console.log(
    `${Object.keys(document.schemas).length} schemas, ${dropped} required fields dropped.`,
  );
  expect(dropped).toBeGreaterThan(2000);
});
