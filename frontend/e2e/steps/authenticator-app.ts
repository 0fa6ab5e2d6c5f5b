import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the code that an authenticator app shows for a key. A code counts once, so a second one is that of a later step.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6238
 */
export function appCode(key: string, stepsAhead = 0): string {
  const bits = Array.from(key.replaceAll(' ', ''), (letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead));
  const hash = createHmac('sha1', bytes).update(counter).digest();
  const value = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, '0');
}

/** Returns six digits that are not the code of now, nor of a step beside it. */
export function wrongCode(key: string): string {
  const near = [-2, -1, 0, 1, 2].map((step) => appCode(key, step));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  )!;
}
