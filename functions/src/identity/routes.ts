import { identityRoutes, type SignedInUser } from '@learning/shared/contract/identity';
import type { IdentityGateway } from '../gateways/cognito.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Implementations } from '../http/create-handler.ts';

export function identityImplementations(
  identity: IdentityGateway,
): Implementations<typeof identityRoutes> {
  return { login: ({ body }) => login(body, identity) };
}

/**
 * Sign-in for API clients.
 *
 * @throws ApiFailure `invalid_credentials`, the same for an unknown user and a wrong password; `too_many_requests`.
 */
async function login(
  { email, password }: { email: string; password: string },
  identity: IdentityGateway,
): Promise<SignedInUser> {
  const answer = await identity.signIn(email, password);
  if (answer.outcome === 'throttled') throw new ApiFailure('too_many_requests');
  if (answer.outcome === 'refused') throw new ApiFailure('invalid_credentials');
  const claims = claimsOf(answer.tokens.idToken);
  return {
    id: String(claims['sub']),
    email: String(claims['email'] ?? email),
    name: String(claims['name'] ?? ''),
    tokens: answer.tokens,
  };
}

/** The token comes straight from Cognito over TLS, so its payload is read without checking the signature again. */
function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}
