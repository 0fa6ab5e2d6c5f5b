import type { Course } from '@learning/shared/contract/catalog';
import { chakra } from '#ui/chakra/factory.ts';
import { levelPalette } from '#ui/level-badge.tsx';
import { objectAddress } from './object-address.ts';

/** Shows the object of the course's cover, small. The build writes the drawing: scripts of lessons have no room for it. Decoration. */
export function CourseObject({ course: { id, level } }: { course: Pick<Course, 'id' | 'level'> }) {
  return (
    <chakra.svg
      viewBox="160 55 160 160"
      colorPalette={levelPalette(level)}
      boxSize="11"
      flexShrink="0"
      bg="colorPalette.subtle"
      borderRadius="l2"
      css={{
        '--paper': 'colors.colorPalette.subtle',
        '--middle': 'colors.colorPalette.emphasized',
        '--strong': 'colors.colorPalette.solid',
        '--ink': 'colors.colorPalette.fg',
      }}
      aria-hidden="true"
    >
      <use href={objectAddress(id)} />
    </chakra.svg>
  );
}
