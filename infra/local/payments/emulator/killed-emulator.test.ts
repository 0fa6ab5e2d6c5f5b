import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmulator } from './open-emulator.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Pays over HTTP, as the browser does, and kills the process the moment the payment is confirmed. */
const PAY_AND_DIE = (file: string) => `
  import { openEmulator } from ${JSON.stringify(new URL('open-emulator.ts', import.meta.url).href)};
  const { access, sdk } = await openEmulator(${JSON.stringify(file)}, 'http://localhost:5173');
  const { id, client_secret: clientSecret } = await sdk.paymentIntents.create(
    { amount: 2900, currency: 'usd', automatic_payment_methods: { enabled: true } },
    { idempotencyKey: 'order' },
  );
  const response = await fetch(access.apiOrigin + '/__emulator/confirm', {
    method: 'POST',
    body: JSON.stringify({ clientSecret, card: { number: '4242424242424242' } }),
  });
  process.stdout.write(id + ' ' + (await response.json()).status);
  process.kill(process.pid, 'SIGKILL');`;

test('A payment that was confirmed survives kill -9 right after it', async () => {
  const file = join(folder, 'stripe.json');
  const child = spawn(process.execPath, ['--input-type=module', '-e', PAY_AND_DIE(file)]);
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => printed.push(String(chunk)));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect([signal, printed.join('')]).toEqual([
    'SIGKILL',
    expect.stringMatching(/^pi_\w+ succeeded$/),
  ]);

  const [id] = printed.join('').split(' ');
  const reopened = await openEmulator(file, 'http://localhost:5173');
  const { emulator, sdk } = reopened;
  expect(await sdk.paymentIntents.retrieve(id!)).toMatchObject({ status: 'succeeded' });
  expect(emulator.objects().charges).toHaveLength(1);
  // The idempotency key is known, too.
  const again = { amount: 2900, currency: 'usd', automatic_payment_methods: { enabled: true } };
  expect((await sdk.paymentIntents.create(again, { idempotencyKey: 'order' })).id).toBe(id);
  await reopened.close();
});
