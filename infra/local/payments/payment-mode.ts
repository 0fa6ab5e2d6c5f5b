import { StartFailure } from '#platform/start-failure.ts';

/** Stripe is the emulator on this machine, or the real service with the keys of a sandbox. */
export type PaymentMode =
  | { kind: 'emulator' }
  | {
      kind: 'stripe';
      secretKey: string;
      publishableKey: string;
      /** If absent, the `stripe` command provides it. */
      webhookSecret?: string;
    };

const SECRET_KEY = /^(?:sk|rk)_(test|live)_[A-Za-z0-9]{10,}$/;
const PUBLISHABLE_KEY = /^pk_(test|live)_[A-Za-z0-9]{10,}$/;
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/=_-]{10,}$/;

const ADVICE = 'or unset both to use the emulator';

/**
 * Reads STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET. No error contains a key, because terminals are shared.
 *
 * @throws StartFailure when a key is missing, malformed or live, or the keys are of different modes
 */
export function readPaymentMode(env: NodeJS.ProcessEnv): PaymentMode {
  const secretKey = env['STRIPE_SECRET_KEY'] || undefined;
  const publishableKey = env['STRIPE_PUBLISHABLE_KEY'] || undefined;
  if (!secretKey && !publishableKey) return { kind: 'emulator' };
  if (!secretKey || !publishableKey) {
    const [present, missing] = secretKey
      ? ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']
      : ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'];
    throw new StartFailure(`${present} is set, but ${missing} is not. Set both, ${ADVICE}.`);
  }
  const secretMode = modeOf('STRIPE_SECRET_KEY', secretKey, SECRET_KEY, 'sk_test_… or rk_test_…');
  const publishableMode = modeOf(
    'STRIPE_PUBLISHABLE_KEY',
    publishableKey,
    PUBLISHABLE_KEY,
    'pk_test_…',
  );
  if (secretMode !== publishableMode) {
    throw new StartFailure(
      `STRIPE_SECRET_KEY is a ${secretMode} key and STRIPE_PUBLISHABLE_KEY a ${publishableMode} key. Use the two test keys of one account, ${ADVICE}.`,
    );
  }
  if (secretMode === 'live') {
    throw new StartFailure(
      `STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are live keys, which move real money. Use test keys outside production, ${ADVICE}.`,
    );
  }
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'] || undefined;
  if (webhookSecret && !WEBHOOK_SECRET.test(webhookSecret)) {
    throw new StartFailure(
      'STRIPE_WEBHOOK_SECRET is not a signing secret (whsec_…). Use the secret of the event destination, or unset it.',
    );
  }
  return { kind: 'stripe', secretKey, publishableKey, ...(webhookSecret ? { webhookSecret } : {}) };
}

function modeOf(name: string, key: string, pattern: RegExp, example: string): 'test' | 'live' {
  const mode = pattern.exec(key)?.[1];
  if (mode) return mode as 'test' | 'live';
  throw new StartFailure(`${name} is not a Stripe key (${example}). Correct it, ${ADVICE}.`);
}
