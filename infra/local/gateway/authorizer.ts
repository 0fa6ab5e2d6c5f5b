import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';

/** The issuer of the tokens, and the client they are for. */
export interface TokenSource {
  issuer: string;
  clientId: string;
  jwks: { keys: object[] };
}

/** Claims as an HTTP API passes them on: all of them text. */
export type TextClaims = Record<string, string>;

/**
 * Stands in for API Gateway's JWT authorizer: checks signature, issuer, expiry, and `aud`, or `client_id` where a token has no
 * audience. It accepts ID tokens, too; the function refuses them.
 *
 * @returns a function that returns the claims, or undefined for a refused request
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
      // The verifier checks only an expiry that is there.
      if (typeof claims.exp !== 'number') return undefined;
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
