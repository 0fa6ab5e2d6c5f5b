import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { STRIPE_WEBHOOK_PATH } from '@learning/shared/contract/webhooks';
import type { PaymentMode } from './payment-mode.ts';

const CLI_TIMEOUT_MS = 10_000;

/** Runs `stripe listen --print-secret`; undefined when the command is missing or fails. */
export type PrintSecret = (secretKey: string) => Promise<string | undefined>;

/**
 * Returns the secret that signs the real service's deliveries: the one in the settings, otherwise that of the `stripe` command. With
 * neither, nothing is forwarded, and the function gets a random secret, so that it refuses every forged event.
 *
 * @param origin address of the local site, e.g. `http://localhost:5173`
 */
export async function webhookSecretOf(
  mode: Extract<PaymentMode, { kind: 'stripe' }>,
  origin: string,
  print: (line: string) => void,
  printSecret: PrintSecret = printSecretByCommand,
): Promise<string> {
  if (mode.webhookSecret) return mode.webhookSecret;
  const printed = await printSecret(mode.secretKey);
  const forward = `stripe listen --thin-events '*' --forward-thin-to ${origin}${STRIPE_WEBHOOK_PATH}`;
  if (printed) {
    print(`To receive Stripe's webhooks, run this in a second terminal: ${forward}`);
    return printed;
  }
  print(
    `Stripe's webhooks are not forwarded. Install the stripe command and run \`${forward}\`, or set STRIPE_WEBHOOK_SECRET. Until then, the reconciler updates payments every minute.`,
  );
  return `whsec_${randomBytes(24).toString('hex')}`;
}

async function printSecretByCommand(secretKey: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('stripe', ['listen', '--print-secret'], {
      timeout: CLI_TIMEOUT_MS,
      // An argument would be visible in the list of processes.
      env: { ...process.env, STRIPE_API_KEY: secretKey },
    });
    return /whsec_\w+/.exec(stdout)?.[0];
  } catch {
    return undefined;
  }
}
