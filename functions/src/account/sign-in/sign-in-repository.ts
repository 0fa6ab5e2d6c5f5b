import { SIGN_IN_METHODS } from '@learning/shared/contract/sign-in-methods';
import * as z from 'zod';
import { isConditionFailure } from '#table/condition-errors.ts';
import { accountKeys, accountPartition, signInPrefix } from '#table/keys.ts';
import { parseReadable, storedItem, toStored } from '#table/stored-item.ts';
import { putItem, queryPartition, type Table } from '#table/table.ts';

/** How long a sign-in is kept: a bank may ask about a payment 120 days after it. Source: rules/privacy.md P23 */
const DAYS_KEPT = 180;

/** A sign-in. No network address, place or version of the browser is stored. */
const SignInRecord = z.object({
  entity: z.literal('signIn'),
  at: z.string(),
  method: z.enum(SIGN_IN_METHODS),
  /** `Chrome on Windows` */
  device: z.string(),
  /** TTL, epoch seconds. */
  expiresAt: z.int(),
});
const storedSignIn = storedItem(SignInRecord);

export type SignIn = Pick<z.infer<typeof SignInRecord>, 'at' | 'method' | 'device'>;

/** Keeps when, how and on what device learners signed in. */
export interface SignInRepository {
  /** Stores a sign-in. Safe to repeat: what was said first stays. */
  save(userId: string, signIn: SignIn): Promise<void>;
  /** Lists the sign-ins that are kept, the newest first. One Query. */
  list(userId: string, now: Date): Promise<SignIn[]>;
}

export function signInRepository(table: Table): SignInRepository {
  return {
    async save(userId, signIn) {
      const key = accountKeys.signIn(userId, signIn.at);
      const expiresAt = Math.ceil(Date.parse(signIn.at) / 1000) + DAYS_KEPT * 86_400;
      const record = { entity: 'signIn' as const, ...signIn, expiresAt };
      const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };
      try {
        await putItem(table, toStored(storedSignIn, key, record), isNew);
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    async list(userId, now) {
      const items = await queryPartition(table, accountPartition(userId), signInPrefix);
      return items
        .flatMap((item) => parseReadable(storedSignIn, item) ?? [])
        .filter(({ expiresAt }) => expiresAt * 1000 > now.getTime())
        .map(({ at, method, device }) => ({ at, method, device }))
        .toReversed();
    },
  };
}
