import { expect, test } from 'vitest';
import { webhookSecretOf } from './webhook-secret.ts';

const mode = { kind: 'stripe', secretKey: 'secret-key', publishableKey: 'pk' } as const;
const ORIGIN = 'http://localhost:5173';

test('The secret that is set is taken, and the command is not asked', async () => {
  const asked: string[] = [];
  const secret = await webhookSecretOf(
    { ...mode, webhookSecret: 'whsec_set' },
    ORIGIN,
    () => {},
    async (key) => {
      asked.push(key);
      return 'whsec_printed';
    },
  );
  expect(secret).toBe('whsec_set');
  expect(asked).toEqual([]);
});

test("The command's secret is taken, and the line says what must run beside", async () => {
  const said: string[] = [];
  const secret = await webhookSecretOf(
    mode,
    ORIGIN,
    (line) => said.push(line),
    async (key) => (key === 'secret-key' ? 'whsec_printed' : undefined),
  );
  expect(secret).toBe('whsec_printed');
  expect(said).toEqual([
    expect.stringContaining('--forward-thin-to http://localhost:5173/webhooks/stripe'),
  ]);
});

test('Without the command one line says so, and the secret is one nobody can guess', async () => {
  const said: string[] = [];
  const secretOf = () =>
    webhookSecretOf(
      mode,
      ORIGIN,
      (line) => said.push(line),
      async () => undefined,
    );
  const [first, second] = [await secretOf(), await secretOf()];
  expect(first).toMatch(/^whsec_[0-9a-f]{48}$/);
  expect(first).not.toBe(second);
  expect(said[0]).toMatch(/not forwarded.*stripe listen.*The reconciler, every minute, heals/);
});
