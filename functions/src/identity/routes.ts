import { identityRoutes, type SignedInUser } from '@learning/shared/contract/identity';
import * as z from 'zod';
import type { IdentityGateway } from '#gateways/cognito/sign-in.ts';
import { Failure } from '#failure.ts';
import type { Implementations } from '#http/create-handler.ts';

export function identityImplementations(
  identity: IdentityGateway,
): Implementations<typeof identityRoutes> {
  return { login: ({ body }) => login(body, identity) };
}

/**
 * Signs in an API client.
 *
 * @throws Failure `invalid_credentials`, the same for an unknown user and a wrong password; `too_many_requests`.
 */
async function login(
  { email, password }: { email: string; password: string },
  identity: IdentityGateway,
): Promise<SignedInUser> {
  const result = await identity.signIn(email, password);
  if (result.outcome === 'throttled') throw new Failure('too_many_requests');
  if (result.outcome === 'refused') throw new Failure('invalid_credentials');
  const claims = claimsOf(result.tokens.idToken);
  const { sub, email: claimedEmail, name } = claims;
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
