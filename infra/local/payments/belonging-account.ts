import { existsSync, readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { StartFailure } from '#platform/start-failure.ts';
import { replaceFile } from '#state/replace-file.ts';
import { unreadableState } from '#state/state-folder.ts';
import type { PaymentMode } from './payment-mode.ts';

const HTTP_UNAUTHORIZED = 401;

/** Where the state folder stores the account, and the emulator its state. */
export interface AccountFiles {
  accountFile: string;
  emulatorFile: string;
}

/** @throws StartFailure when the state belongs to another account: its orders and plans would all look missing there */
export function refuseOtherAccount(
  accountId: string,
  kind: PaymentMode['kind'],
  { accountFile, emulatorFile }: AccountFiles,
): void {
  const stored = storedAccount(accountFile);
  // The folder was filled before accounts were stored.
  const isOfEmulator = stored === undefined && kind === 'stripe' && existsSync(emulatorFile);
  if (isOfEmulator || (stored !== undefined && stored !== accountId)) {
    const before = isOfEmulator ? 'the emulator' : stored;
    throw new StartFailure(
      `The local state belongs to another Stripe account (${before}) than the keys now (${accountId}), which does not have its payments. Set the keys of before, choose another LOCAL_STATE_DIR, or start over with: npm start -- --fresh`,
    );
  }
}

/** Stores which account the state belongs to, so that every later start can compare it. */
export function storeAccount(accountId: string, { accountFile }: AccountFiles): void {
  replaceFile(accountFile, JSON.stringify({ accountId }));
}

/**
 * Returns the account of Stripe's own service.
 *
 * @returns the stored one, if any, when Stripe cannot be reached
 * @throws StartFailure when Stripe refuses the key
 */
export async function readAccount(
  stripe: Stripe,
  { accountFile }: AccountFiles,
  print: (line: string) => void,
): Promise<string | undefined> {
  try {
    return (await stripe.accounts.retrieveCurrent()).id;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.statusCode === HTTP_UNAUTHORIZED) {
      throw new StartFailure('Stripe refuses STRIPE_SECRET_KEY. Use a key that is not revoked.');
    }
    print(`Stripe  its account could not be read (${error.type}), so it was not compared.`);
    return storedAccount(accountFile);
  }
}

function storedAccount(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { accountId } = JSON.parse(readFileSync(file, 'utf8')) as { accountId?: unknown };
    if (typeof accountId === 'string') return accountId;
  } catch {
    // Reported below.
  }
  throw unreadableState(file);
}
