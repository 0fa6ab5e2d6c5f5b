import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedContract, sdkVersion } from './cached-contract.ts';
import { contractCheck } from './contract-check.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-schemas-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('Only the first use pays for the schemas', () => {
  const started = performance.now();
  const generated = cachedContract(folder);
  const generation = performance.now() - started;
  const openingStarted = performance.now();
  const kept = cachedContract(folder);
  const opening = performance.now() - openingStarted;
  expect(kept).toEqual(generated);
  expect(readdirSync(folder)).toEqual([
    expect.stringMatching(`^${sdkVersion()}-[0-9a-f]{16}.json$`),
  ]);
  expect(opening).toBeLessThan(300);

  const check = contractCheck(kept);
  const intent = check.blank('payment_intent') as { object: string };
  const compiling = performance.now();
  check.response('POST', '/v1/payment_intents', 200, intent);
  const first = performance.now() - compiling;
  const again = performance.now();
  for (let i = 0; i < 1000; i += 1) check.response('POST', '/v1/payment_intents', 200, intent);
  const each = performance.now() - again;
  console.log(
    `Stripe's schemas: generated in ${generation.toFixed()} ms, opened in ${opening.toFixed()} ms, ` +
      `first PaymentIntent ${first.toFixed()} ms, then ${each.toFixed(1)} µs each.`,
  );
});

test('A file cut short is written again', () => {
  cachedContract(folder);
  const file = join(folder, readdirSync(folder)[0]!);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, 1000));
  cachedContract(folder);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('Processes that generate at the same time leave one whole file', async () => {
  const script = `
    import { cachedContract } from ${JSON.stringify(join(import.meta.dirname, 'cached-contract.ts'))};
    console.log(Object.keys(cachedContract(${JSON.stringify(folder)}).schemas).length);
  `;
  const args = ['--input-type=module', '--eval', script];
  const runs = await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, args)));
  const count = Object.keys(cachedContract(folder).schemas).length;
  expect(runs.map(({ stdout }) => Number(stdout))).toEqual([count, count, count]);
  expect(readdirSync(folder)).toHaveLength(1);
});
