import type { CourseCategory } from '@learning/shared/domain/course';
import { arcs } from './families/arcs.ts';
import { columns } from './families/columns.ts';
import { grids } from './families/grids.ts';
import { nodes } from './families/nodes.ts';
import { rings } from './families/rings.ts';
import { steps } from './families/steps.ts';
import { waves } from './families/waves.ts';
import type { CoverShape } from './shape.ts';

const families: Record<CourseCategory, (seed: number) => CoverShape[]> = {
  foundation: columns,
  'skills development': steps,
  recruitment: nodes,
  performance: grids,
  relations: rings,
  development: arcs,
  integration: waves,
};

/** Composes a course's cover, back to front: a family per category, varied by the course's id, always the same. */
export function composeCover(course: { id: number; category: CourseCategory }): CoverShape[] {
  return families[course.category](course.id);
}
