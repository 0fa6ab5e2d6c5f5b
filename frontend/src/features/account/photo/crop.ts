/** The square of a picture that becomes the photo. All measures are pixels of the picture. */
export interface Crop {
  /** The middle of the square. */
  x: number;
  y: number;
  /** 1 is the largest square that the picture has. */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A length or place in the square, as a share of its side. */
export interface Share {
  x: number;
  y: number;
}

/** Fewer pixels for the photo look blurred. */
export const MIN_SIDE = 128;
const MAX_ZOOM = 4;

const MIDDLE: Share = { x: 0, y: 0 };

/** Returns the largest square in the middle of a picture. */
export function middleOf({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Returns the side of the square. */
export function sideOf(size: Size, { zoom }: Crop): number {
  return shorterSideOf(size) / zoom;
}

/** Returns how far a picture can be enlarged; 1 for a small one. */
export function maxZoomOf(size: Size): number {
  return limit(shorterSideOf(size) / MIN_SIDE, 1, MAX_ZOOM);
}

/** Moves the picture under the square, at most to its edge. */
export function movePicture(size: Size, crop: Crop, by: Share): Crop {
  const side = sideOf(size, crop);
  return inside(size, { ...crop, x: crop.x - by.x * side, y: crop.y - by.y * side });
}

/** Enlarges the picture around a place of the square, which stays where it is; `{ x: 0, y: 0 }` is the middle. */
export function zoomPicture(size: Size, crop: Crop, zoom: number, around = MIDDLE): Crop {
  const next = { ...crop, zoom: limit(zoom, 1, maxZoomOf(size)) };
  const grows = sideOf(size, crop) - sideOf(size, next);
  return inside(size, { ...next, x: crop.x + around.x * grows, y: crop.y + around.y * grows });
}

/** Returns where the square is in the picture, in percent of the way; undefined where there is no way. */
export function placeOf(size: Size, crop: Crop): Partial<Share> {
  const side = sideOf(size, crop);
  const percent = (middle: number, length: number) =>
    length - side < 1 ? undefined : Math.round((100 * (middle - side / 2)) / (length - side));
  const [x, y] = [percent(crop.x, size.width), percent(crop.y, size.height)];
  return { ...(x === undefined ? {} : { x }), ...(y === undefined ? {} : { y }) };
}

function inside(size: Size, crop: Crop): Crop {
  const half = sideOf(size, crop) / 2;
  return {
    ...crop,
    x: limit(crop.x, half, size.width - half),
    y: limit(crop.y, half, size.height - half),
  };
}

const shorterSideOf = ({ width, height }: Size) => Math.min(width, height);

const limit = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));
