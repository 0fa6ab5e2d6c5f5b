import { paintPng, type Color, type Point } from './paint-png.ts';

const SIZE = 400;
const MIDDLE = SIZE / 2;
const GREEN: Color = [0x17, 0x59, 0x4a];
const LIGHT: Color = [0xdc, 0xe9, 0xe3];
const WHITE: Color = [255, 255, 255];

/** From corner to corner, in pixels. */
const CHECK_MARK: readonly Point[] = [
  [152, 204],
  [186, 238],
  [250, 164],
];
const CHECK_WIDTH = 22;

const FEWEST_PETALS = 5;
const PETALS = 8;

const painted = new Map<number, Uint8Array<ArrayBuffer>>();

/** Returns the badge of a course as a PNG: a rosette with a check mark, whose petals differ by course, always the same. */
export function achievementPicture(courseId: number): Uint8Array<ArrayBuffer> {
  const known = painted.get(courseId);
  if (known) return known;
  const rosette = (radius: number) => insideRosette(radius, courseId);
  const picture = paintPng(SIZE, [
    { color: GREEN, inside: rosette(180) },
    { color: WHITE, inside: rosette(168) },
    { color: LIGHT, inside: rosette(158) },
    { color: GREEN, inside: (point) => 104 - distance(point, [MIDDLE, MIDDLE]) },
    { color: WHITE, inside: (point) => CHECK_WIDTH / 2 - distanceToCheckMark(point) },
  ]);
  painted.set(courseId, picture);
  return picture;
}

/** Courses with as many petals differ by how deep these are. */
function insideRosette(radius: number, courseId: number): (point: Point) => number {
  const petals = FEWEST_PETALS + (courseId % PETALS);
  const depth = 0.04 + 0.035 * (Math.floor(courseId / PETALS) % 3);
  return ([x, y]) => {
    const angle = Math.atan2(x - MIDDLE, MIDDLE - y);
    const edge = radius * (1 - depth + depth * Math.cos(petals * angle));
    return edge - distance([x, y], [MIDDLE, MIDDLE]);
  };
}

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(x - toX, y - toY);
}

function distanceToCheckMark(point: Point): number {
  const [start, corner, end] = CHECK_MARK as readonly [Point, Point, Point];
  return Math.min(distanceToLine(point, start, corner), distanceToLine(point, corner, end));
}

function distanceToLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - at * dx, y - fromY - at * dy);
}
