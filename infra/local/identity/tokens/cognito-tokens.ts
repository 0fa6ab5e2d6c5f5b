import { randomUUID } from 'node:crypto';
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import type { Clock } from 'cognito-local/lib/services/clock.js';
import type { Context } from 'cognito-local/lib/services/context.js';
import type { TokenGenerator, Tokens } from 'cognito-local/lib/services/tokenGenerator.js';
import { attributesToRecord, type User } from 'cognito-local/lib/services/userPoolService.js';
import { signJwt } from './jwt.ts';
import type { SigningKey } from './signing-key.ts';
import { ACCESS_TOKEN_MINUTES, REFRESH_TOKEN_DAYS } from '@learning/infra/pool-settings';
import type { PoolTriggers, TokenOccasion } from '../pool-triggers.ts';
import { ISSUER } from '../user-pool.ts';

/** One sign-in. Its tokens have its id, also after refreshes, and end with it. */
export interface SignIn {
  /** Claim `origin_jti`. */
  id: string;
  /** Epoch seconds. */
  at: number;
}

/**
 * Creates tokens with Cognito's claims. cognito-local's generator omits `name` and `origin_jti`, and marks every email address as
 * verified.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-access-token.html
 */
export class CognitoTokens implements TokenGenerator {
  readonly #key: SigningKey;
  readonly #clock: Clock;

  readonly #triggers: PoolTriggers;

  constructor(key: SigningKey, clock: Clock, triggers: PoolTriggers) {
    this.#key = key;
    this.#clock = clock;
    this.#triggers = triggers;
  }

  /** Epoch seconds. */
  now(): number {
    return Math.floor(this.#clock.get().getTime() / 1000);
  }

  async generate(
    _context: Context,
    user: User,
    groups: readonly string[],
    client: AppClient,
  ): Promise<Tokens> {
    const signIn = { id: randomUUID(), at: this.now() };
    return this.issue('Authentication', user, groups, client.ClientId, signIn);
  }

  async issue(
    occasion: TokenOccasion,
    user: User,
    groups: readonly string[],
    clientId: string,
    signIn: SignIn,
  ): Promise<Tokens> {
    const attributes = attributesToRecord(user.Attributes);
    const { sub, email, email_verified: verified, name } = attributes;
    const scopes = await this.#triggers.scopesFor(occasion, groups, attributes);
    const iat = this.now();
    const common = {
      sub,
      ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
      iss: ISSUER,
      origin_jti: signIn.id,
      event_id: randomUUID(),
      auth_time: signIn.at,
      iat,
      exp: iat + ACCESS_TOKEN_MINUTES * 60,
    };
    const access = {
      ...common,
      client_id: clientId,
      token_use: 'access',
      ...(scopes.length > 0 ? { scope: scopes.join(' ') } : {}),
      username: user.Username,
    };
    const id = {
      ...common,
      aud: clientId,
      token_use: 'id',
      'cognito:username': user.Username,
      email,
      email_verified: verified === 'true',
      ...(name ? { name } : {}),
    };
    const refresh = {
      token_use: 'refresh',
      sub,
      origin_jti: signIn.id,
      auth_time: signIn.at,
      exp: signIn.at + REFRESH_TOKEN_DAYS * 86_400,
    };
    const sign = (claims: object) => signJwt({ ...claims, jti: randomUUID() }, this.#key);
    return { AccessToken: sign(access), IdToken: sign(id), RefreshToken: sign(refresh) };
  }
}
