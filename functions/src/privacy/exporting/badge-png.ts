import { bakePng } from '@learning/shared/credentials/baking/bake-png';
import { achievementPicture } from '#certificates/pictures/achievement-picture.ts';

/** Writes a signed credential into the badge of its course as a PNG, for services that take no SVG. */
export function bakedPng(credential: string, courseId: number): Uint8Array {
  return bakePng(achievementPicture(courseId), credential);
}
