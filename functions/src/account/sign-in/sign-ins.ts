import type { SignInMethod } from '@learning/shared/contract/sign-in-methods';
import type { CallingDevice } from '#http/calling-device.ts';
import { assertRecentSignIn } from '#http/recent-sign-in.ts';
import { enforce } from '#limits/enforce.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { deviceNameOf } from './device-name.ts';
import type { SignIn } from './sign-in-repository.ts';

/** How many a learner and an operator see; the download has all. */
const MAX_SHOWN = 20;

interface Command {
  userId: string;
  method: SignInMethod;
  signedInAt: Date | undefined;
  device: CallingDevice;
  now: Date;
}

/**
 * Stores the sign-in that a browser has just made: its time by the token, its device by the call. Source: rules/access.md A46
 *
 * @throws Failure `recent_sign_in_required`, `too_many_requests`
 */
export async function recordSignIn(
  { userId, method, signedInAt, device, now }: Command,
  { limits, signIns }: Pick<AccountDependencies, 'limits' | 'signIns'>,
): Promise<{ isRecorded: true }> {
  assertRecentSignIn(signedInAt, now);
  enforce(await limits.take('accountChangesPerLearner', userId, now));
  await signIns.save(userId, {
    at: (signedInAt ?? now).toISOString(),
    method,
    device: deviceNameOf(device.headers['user-agent']),
  });
  return { isRecorded: true };
}

/** Returns the last sign-ins of a learner, the newest first. Source: rules/access.md A46 */
export async function listSignIns(
  { userId, now }: { userId: string; now: Date },
  { signIns }: Pick<AccountDependencies, 'signIns'>,
): Promise<{ signIns: SignIn[] }> {
  return { signIns: lastSignIns(await signIns.list(userId, now)) };
}

/** Returns as many sign-ins as a page shows. */
export const lastSignIns = (signIns: readonly SignIn[]): SignIn[] => signIns.slice(0, MAX_SHOWN);

/** Returns the devices of sign-ins, the one of the last sign-in first. Two devices with one name count as one. */
export function devicesOf(signIns: readonly SignIn[]) {
  const devices = Map.groupBy(signIns, ({ device }) => device);
  return [...devices].map(([device, made]) => ({
    device,
    signIns: made.length,
    firstSignInAt: made.at(-1)!.at,
    lastSignInAt: made[0]!.at,
  }));
}
