import { randomBytes } from 'node:crypto';

/** A sign-in that waits for its next answer. It looks the same for an unknown address, which has no `sub`. */
export interface SignInChallenge {
  name: 'EMAIL_OTP' | 'SELECT_CHALLENGE' | 'SIGN_UP' | 'SOFTWARE_TOKEN_MFA' | 'WEB_AUTHN';
  sub: string | undefined;
  /** The mailed code, or the bytes to sign. */
  secret: string;
}

interface Waiting extends SignInChallenge {
  attempts: number;
  expiresAtMs: number;
}

/** Wrong codes after which a sign-in has to start again. */
const MAX_ATTEMPTS = 5;
const MAX_WAITING = 1_000;

/** Holds waiting sign-ins, and passkeys being created, in memory: a restart ends them, like their short life in Cognito. */
export class SignInChallenges {
  readonly #waiting = new Map<string, Waiting>();
  readonly #registrations = new Map<string, { challenge: string; expiresAtMs: number }>();
  readonly #nowMs: () => number;
  readonly #lifeMs: number;

  constructor(nowMs: () => number, lifeMinutes: number) {
    this.#nowMs = nowMs;
    this.#lifeMs = lifeMinutes * 60_000;
  }

  /** Stores a challenge. @returns the session with which it is answered */
  open(challenge: SignInChallenge): string {
    const session = randomBytes(48).toString('base64url');
    this.#waiting.set(session, { ...challenge, attempts: 0, expiresAtMs: this.#end() });
    limit(this.#waiting);
    return session;
  }

  /** Returns a challenge and removes it, so that it is answered once. */
  take(session: unknown, name: SignInChallenge['name']): SignInChallenge | undefined {
    const waiting = this.find(session, name);
    if (waiting) this.#waiting.delete(session as string);
    return waiting;
  }

  /** Counts a wrong code; too many end the sign-in. */
  countWrong(session: unknown): void {
    const waiting = this.#waiting.get(session as string);
    if (waiting) waiting.attempts += 1;
  }

  /** Checks a mailed code; a right one can be used once, and too many wrong ones end the sign-in. */
  checkCode(
    session: unknown,
    code: unknown,
  ): { outcome: 'right' | 'wrong' | 'over'; sub?: string } {
    const waiting = this.find(session, 'EMAIL_OTP');
    if (!waiting) return { outcome: 'over' };
    if (!waiting.sub || waiting.secret !== code) {
      this.countWrong(session);
      return { outcome: 'wrong' };
    }
    this.#waiting.delete(session as string);
    return { outcome: 'right', sub: waiting.sub };
  }

  /** Stores the challenge of a passkey that a user is creating; a later one replaces it. */
  openRegistration(sub: string, challenge: string): void {
    this.#registrations.set(sub, { challenge, expiresAtMs: this.#end() });
    limit(this.#registrations);
  }

  /** Returns the challenge of the passkey that a user is creating, and removes it. */
  takeRegistration(sub: string): string | undefined {
    const registration = this.#registrations.get(sub);
    this.#registrations.delete(sub);
    return registration && registration.expiresAtMs > this.#nowMs()
      ? registration.challenge
      : undefined;
  }

  /** Returns a challenge that can still be answered. */
  find(session: unknown, name: SignInChallenge['name']): SignInChallenge | undefined {
    const waiting = typeof session === 'string' ? this.#waiting.get(session) : undefined;
    const isValid =
      waiting?.name === name &&
      waiting.attempts < MAX_ATTEMPTS &&
      waiting.expiresAtMs > this.#nowMs();
    return isValid ? waiting : undefined;
  }

  #end(): number {
    return this.#nowMs() + this.#lifeMs;
  }
}

/** Removes the oldest entries of a map that has grown too large. */
function limit(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= MAX_WAITING) return;
    map.delete(key);
  }
}
