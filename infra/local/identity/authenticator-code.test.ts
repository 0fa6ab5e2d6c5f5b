import { expect, test } from 'vitest';
import { authenticatorCode, newAuthenticatorSecret, stepOfCode } from './authenticator-code.ts';

/** The seed of RFC 6238, appendix B, in base 32. */
const SEED = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d is that of the standard', (second, code) => {
  expect(authenticatorCode(SEED, second * 1_000)).toBe(code);
});

test('a code counts for its step and the steps beside it', () => {
  const secret = newAuthenticatorSecret();
  expect(secret).toMatch(/^[A-Z2-7]{52}$/);
  const at = 1_800_000_000_000;
  const code = authenticatorCode(secret, at);
  const step = at / 30_000;
  expect([-60, -30, 0, 30, 60].map((late) => stepOfCode(secret, code, at + late * 1_000))).toEqual([
    undefined,
    step,
    step,
    step,
    undefined,
  ]);
  expect(stepOfCode(secret, undefined, at)).toBeUndefined();
});
