import { identityRoutes, type SignedInUser } from '@learning/shared/contract/identity';
import * as z from 'zod';
import { deviceNameOf } from '#account/sign-in/device-name.ts';
import { Failure } from '#failure.ts';
import type { CallingDevice } from '#http/calling-device.ts';
import type { IdentityDependencies } from './dependencies.ts';
import { takeSignInAttempt } from './sign-in-attempts.ts';
import type { Implementations } from '#http/create-handler.ts';

export function identityImplementations(
  deps: IdentityDependencies,
): Implementations<typeof identityRoutes> {
  return { login: ({ body, ...call }) => login({ ...body, ...call }, deps) };
}

interface Command {
  email: string;
  password: string;
  address: string;
  device: CallingDevice;
  now: Date;
}

/**
 * Signs in an API client, and stores the sign-in as a browser's call would.
 *
 * @throws Failure `invalid_credentials`, the same for an unknown user and a wrong password; `too_many_requests` after too many
 * failed attempts. Source: rules/access.md A6, A22
 */
async function login(
  { email, password, address, device, now }: Command,
  { identity, limits, signIns }: IdentityDependencies,
): Promise<SignedInUser> {
  const giveBack = await takeSignInAttempt({ email, address, now }, limits);
  const result = await identity.signIn(email, password, device);
  if (result.outcome === 'throttled') throw new Failure('too_many_requests');
  if (result.outcome === 'refused') throw new Failure('invalid_credentials');
  await giveBack();
  const claims = claimsOf(result.tokens.idToken);
  const { sub, email: claimedEmail, name } = claims;
  const used = deviceNameOf(device.headers['user-agent']);
  await signIns.save(sub, { at: now.toISOString(), method: 'password', device: used });
  return { id: sub, email: claimedEmail ?? email, name: name ?? '', tokens: result.tokens };
}

const IdTokenClaims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  name: z.string().optional(),
});

/** The token comes straight from Cognito over TLS, so its payload is read without checking the signature again. */
function claimsOf(token: string): z.infer<typeof IdTokenClaims> {
  const payload = token.split('.')[1] ?? '';
  return IdTokenClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}
