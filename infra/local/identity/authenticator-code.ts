import { createHmac, randomBytes } from 'node:crypto';

/** Cognito's and every authenticator app's defaults (RFC 6238). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Codes of the neighboring steps count, too: clocks differ, and typing takes time. */
const TOLERATED_STEPS = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a new shared key in base 32, as long as Cognito's. */
export function newAuthenticatorSecret(): string {
  return Array.from(randomBytes(52), (byte) => BASE32[byte % 32]).join('');
}

/** Returns the code that an app shows at a moment. */
export function authenticatorCode(secret: string, atMs: number): string {
  return codeOfStep(secret, stepAt(atMs));
}

/** Returns the step a code belongs to, if it is one of now; a code counts once, so the caller stores the step. */
export function stepOfCode(secret: string, code: unknown, nowMs: number): number | undefined {
  const now = stepAt(nowMs);
  for (let step = now - TOLERATED_STEPS; step <= now + TOLERATED_STEPS; step += 1) {
    if (codeOfStep(secret, step) === code) return step;
  }
  return undefined;
}

const stepAt = (atMs: number) => Math.floor(atMs / 1_000 / STEP_SECONDS);

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const value = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const whole = bits.slice(0, bits.length - (bits.length % 8));
  return Buffer.from((whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
