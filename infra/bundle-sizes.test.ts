import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@learning/shared/contract/contract';
import { describe, expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../functions/dist');

/** Kilobytes of JavaScript that a function may have, all chunks together. */
const BUDGET_KILOBYTES = 400;
/** Those with Stripe's SDK. */
const BUDGET_WITH_STRIPE_KILOBYTES = 500;

const functions = readdirSync(dist, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(join(dist, entry.name)).includes('index.mjs'),
  )
  .map(({ name }) => name);

const filesOf = (name: string) =>
  readdirSync(join(dist, name))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join(dist, name, file));

describe('the code of a function', () => {
  test('is built for every group of calls', () => {
    const groups = new Set(Object.values(contract).map(({ group }) => group));
    expect(functions).toEqual(expect.arrayContaining([...groups]));
  });

  test.each(functions)('%s stays within its budget', (name) => {
    const files = filesOf(name);
    const kilobytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    const hasStripe = texts.some((text) => text.includes('api.stripe.com'));
    expect(kilobytes).toBeLessThanOrEqual(
      hasStripe ? BUDGET_WITH_STRIPE_KILOBYTES : BUDGET_KILOBYTES,
    );
    const unreachable = [
      'portal.sso',
      'AssumeRoleWithWebIdentity',
      'Epiphany',
      'SensitiveInformation',
      'dualStackDnsSuffix',
    ];
    for (const word of unreachable) {
      expect(
        texts.some((text) => text.includes(word)),
        word,
      ).toBe(false);
    }
  });
});
