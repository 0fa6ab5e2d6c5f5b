import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';

/** Who signs the tokens and for whom. */
export interface TokenSource {
  issuer: string;
  clientId: string;
  jwks: { keys: object[] };
}

/** Claims as an HTTP API hands them on: all of them text. */
export type TextClaims = Record<string, string>;

/**
 * API Gateway's JWT authorizer: signature, issuer, expiry, and `aud`, or `client_id` where a token has no audience. It takes ID
 * tokens as well; telling them apart is the function's work.
 *
 * @returns undefined for a request that is not let through.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-jwt-authorizer.html
 */
export function jwtAuthorizer({ issuer, clientId, jwks }: TokenSource) {
  const verifier = JwtVerifier.create({ issuer, audience: null });
  verifier.cacheJwks(jwks as Jwks);
  return async (authorization: string | undefined): Promise<TextClaims | undefined> => {
    const token = authorization?.replace(/^Bearer\s+/i, '');
    if (!token) return undefined;
    try {
      const claims = await verifier.verify(token);
      const audience = claims.aud ?? claims['client_id'];
      return [audience].flat().includes(clientId) ? textClaims(claims) : undefined;
    } catch {
      return undefined;
    }
  };
}

function textClaims(claims: object): TextClaims {
  const entries = Object.entries(claims).map(([name, value]) => [
    name,
    Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
  ]);
  return Object.fromEntries(entries) as TextClaims;
}
