import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxZoomOf, middleOf, movePicture, placeOf, sideOf, zoomPicture } from './crop.ts';

const wide = { width: 2000, height: 1000 };

describe('the square of a picture', () => {
  it('is at first the largest one in its middle', () => {
    const crop = middleOf(wide);
    expect(crop).toEqual({ x: 1000, y: 500, zoom: 1 });
    expect(sideOf(wide, crop)).toBe(1000);
  });

  it('follows the hand: moving the picture to the right shows more of its left', () => {
    expect(movePicture(wide, middleOf(wide), { x: 0.25, y: 0 }).x).toBe(750);
  });

  it('keeps the place around which the picture is enlarged', () => {
    const crop = zoomPicture(wide, middleOf(wide), 2, { x: 0.5, y: -0.5 });
    const side = sideOf(wide, crop);
    expect([crop.x + side / 2, crop.y - side / 2]).toEqual([1500, 0]);
  });

  it('is never smaller than a photo needs', () => {
    expect(maxZoomOf({ width: 128, height: 900 })).toBe(1);
    expect(maxZoomOf({ width: 256, height: 900 })).toBe(2);
    expect(maxZoomOf({ width: 9000, height: 9000 })).toBe(4);
  });

  it('says where it is, only in directions that it can move in', () => {
    const left = movePicture(wide, middleOf(wide), { x: 9, y: 9 });
    expect(placeOf(wide, left)).toEqual({ x: 0 });
    expect(placeOf(wide, zoomPicture(wide, left, 2))).toEqual({ x: 17, y: 50 });
  });

  it('stays inside the picture, whatever one does', () => {
    const share = fc.record({
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
    });
    const step = fc.record({ by: share, zoom: fc.double({ min: 0, max: 9, noNaN: true }) });
    const size = fc.record({
      width: fc.integer({ min: 128, max: 4000 }),
      height: fc.integer({ min: 128, max: 4000 }),
    });
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 9 }), (picture, steps) => {
        let crop = middleOf(picture);
        for (const { by, zoom } of steps) {
          crop = movePicture(picture, zoomPicture(picture, crop, zoom, by), by);
          const half = sideOf(picture, crop) / 2;
          expect(half).toBeGreaterThanOrEqual(64 - 1e-6);
          expect(crop.x - half).toBeGreaterThanOrEqual(-1e-6);
          expect(crop.y - half).toBeGreaterThanOrEqual(-1e-6);
          expect(crop.x + half).toBeLessThanOrEqual(picture.width + 1e-6);
          expect(crop.y + half).toBeLessThanOrEqual(picture.height + 1e-6);
        }
      }),
    );
  });
});
