import type { CourseCategory } from '@learning/shared/domain/course';
import { arcs } from './families/arcs.ts';
import { columns } from './families/columns.ts';
import { grids } from './families/grids.ts';
import { nodes } from './families/nodes.ts';
import { rings } from './families/rings.ts';
import { steps } from './families/steps.ts';
import { waves } from './families/waves.ts';
import { COURSE_OBJECTS } from './objects.ts';
import { circle, type CoverShape, type CoverTone, line, plane } from './shape.ts';

const families: Record<CourseCategory, (seed: number) => CoverShape[]> = {
  foundation: columns,
  'skills development': steps,
  recruitment: nodes,
  performance: grids,
  relations: rings,
  development: arcs,
  integration: waves,
};

/** A pattern behind an object stays quiet. */
const QUIETER: Record<CoverTone, CoverTone> = {
  paper: 'paper',
  light: 'light',
  middle: 'light',
  strong: 'middle',
  ink: 'middle',
};

/**
 * Composes a course's cover, back to front: the pattern of its category, varied by the course's id, and in front of it an object of the
 * course's work. A course without an object of its own is its pattern.
 */
export function composeCover(course: { id: number; category: CourseCategory }): CoverShape[] {
  const pattern = families[course.category](course.id);
  const object = COURSE_OBJECTS[course.id];
  if (!object) return pattern;
  return [
    ...pattern.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill ? { fill: QUIETER[fill] } : {}),
      ...(stroke ? { stroke: QUIETER[stroke] } : {}),
    })),
    plane(circle(240, 135, 100), 'paper'),
    line(circle(240, 135, 100), 'strong', 1.5),
    line(circle(240, 135, 93), 'middle'),
    ...object,
  ];
}
