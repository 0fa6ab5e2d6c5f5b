import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { STRIPE_WEBHOOK_PATH } from '@learning/shared/contract/webhooks';
import type { PaymentMode } from './payment-mode.ts';

const CLI_TIMEOUT_MS = 10_000;

/** Runs `stripe listen --print-secret`; undefined where there is no such command or it refuses. */
export type PrintSecret = (secretKey: string) => Promise<string | undefined>;

/**
 * The secret with which the real service's deliveries are signed: the one that is set, else the one the `stripe` command forwards
 * with. Without either, nothing is forwarded; the function then gets a secret nobody knows, so that no forged event passes.
 *
 * @param origin Of the local site, e.g. `http://localhost:5173`.
 */
export async function webhookSecretOf(
  mode: Extract<PaymentMode, { kind: 'stripe' }>,
  origin: string,
  say: (line: string) => void,
  printSecret: PrintSecret = printSecretByCommand,
): Promise<string> {
  if (mode.webhookSecret) return mode.webhookSecret;
  const printed = await printSecret(mode.secretKey);
  const forward = `stripe listen --thin-events '*' --forward-thin-to ${origin}${STRIPE_WEBHOOK_PATH}`;
  if (printed) {
    say(`Stripe's webhooks arrive while this runs beside it: ${forward}`);
    return printed;
  }
  say(
    `Stripe's webhooks are not forwarded: install the stripe command and run \`${forward}\`, or set STRIPE_WEBHOOK_SECRET. The reconciler, every minute, heals what is missed.`,
  );
  return `whsec_${randomBytes(24).toString('hex')}`;
}

async function printSecretByCommand(secretKey: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('stripe', ['listen', '--print-secret'], {
      timeout: CLI_TIMEOUT_MS,
      // An argument would show in the list of processes.
      env: { ...process.env, STRIPE_API_KEY: secretKey },
    });
    return /whsec_\w+/.exec(stdout)?.[0];
  } catch {
    return undefined;
  }
}
