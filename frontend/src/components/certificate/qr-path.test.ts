import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const PIXELS = 4;

/** Reads a code as a camera would: from its pixels. */
function decode({ d, modules }: { d: string; modules: number }): string | undefined {
  const side = modules * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, top, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let y = Number(top) * PIXELS; y < (Number(top) + 1) * PIXELS; y += 1) {
      const start = y * side + Number(left) * PIXELS;
      for (let x = start; x < start + Number(length) * PIXELS; x += 1) {
        pixels.set([0, 0, 0], x * 4);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

it('decodes to the address of any certificate', () => {
  const id = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdefghjkmnpqrstvwxyz')),
    minLength: 26,
    maxLength: 26,
  });
  fc.assert(
    fc.property(
      id,
      fc.constantFrom('https://www.duecourse.example', 'http://localhost:5173'),
      (certificateId, origin) => {
        const address = `${origin}/verify/${certificateId}`;
        expect(decode(qrPath(address))).toBe(address);
      },
    ),
    { numRuns: 25 },
  );
});
