import { expect, test } from 'vitest';
import { webhookSecretOf } from './webhook-secret.ts';

const mode = { kind: 'stripe', secretKey: 'secret-key', publishableKey: 'pk' } as const;
const ORIGIN = 'http://localhost:5173';

test('A secret in the settings is used, and the command does not run', async () => {
  const keys: string[] = [];
  const secret = await webhookSecretOf(
    { ...mode, webhookSecret: 'whsec_set' },
    ORIGIN,
    () => {},
    async (key) => {
      keys.push(key);
      return 'whsec_printed';
    },
  );
  expect(secret).toBe('whsec_set');
  expect(keys).toEqual([]);
});

test("The command's secret is used, and a line says which command must run at the same time", async () => {
  const printed: string[] = [];
  const secret = await webhookSecretOf(
    mode,
    ORIGIN,
    (line) => printed.push(line),
    async (key) => (key === 'secret-key' ? 'whsec_printed' : undefined),
  );
  expect(secret).toBe('whsec_printed');
  expect(printed).toEqual([
    expect.stringContaining('--forward-thin-to http://localhost:5173/webhooks/stripe'),
  ]);
});

test('Without the command a line says so, and the secret is random', async () => {
  const printed: string[] = [];
  const secretOf = () =>
    webhookSecretOf(
      mode,
      ORIGIN,
      (line) => printed.push(line),
      async () => undefined,
    );
  const [first, second] = [await secretOf(), await secretOf()];
  expect(first).toMatch(/^whsec_[0-9a-f]{48}$/);
  expect(first).not.toBe(second);
  expect(printed[0]).toMatch(
    /not forwarded.*stripe listen.*Until then, the reconciler updates payments every minute/,
  );
});
