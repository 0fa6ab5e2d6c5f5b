import { chakra } from '@chakra-ui/react';
import type { CourseCategory } from '@learning/shared/domain/course';
import { useState } from 'react';
import { levelPalette } from '../ui/level-badge.tsx';
import { composeCover } from './compose-cover.ts';
import { hasOwnPicture } from './own-picture.ts';
import { COVER_HEIGHT, COVER_WIDTH, type CoverTone } from './shape.ts';

const paint: Record<CoverTone, string> = {
  paper: 'var(--chakra-colors-color-palette-subtle)',
  light: 'var(--chakra-colors-color-palette-muted)',
  middle: 'var(--chakra-colors-color-palette-emphasized)',
  strong: 'var(--chakra-colors-color-palette-solid)',
  ink: 'var(--chakra-colors-color-palette-fg)',
};

interface CourseCoverProps {
  course: { id: number; category: CourseCategory; level: string; imageUrl?: string | null };
}

/**
 * Shows the course's picture, 16:9: its image, or a drawn cover when there is none, when the address is an asset
 * alias, or when it fails to load. Decoration: the title beside it names the course.
 */
export function CourseCover({ course }: CourseCoverProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (hasOwnPicture(course.imageUrl) && course.imageUrl !== failedUrl) {
    return (
      <chakra.img
        src={course.imageUrl}
        alt=""
        loading="lazy"
        width="100%"
        aspectRatio="16 / 9"
        objectFit="cover"
        onError={() => setFailedUrl(course.imageUrl ?? null)}
      />
    );
  }
  return (
    <chakra.svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      colorPalette={levelPalette(course.level)}
      width="100%"
      aspectRatio="16 / 9"
      aria-hidden="true"
    >
      {composeCover(course).map((shape, index) => (
        <path
          key={index}
          d={shape.d}
          fill={shape.fill ? paint[shape.fill] : 'none'}
          {...(shape.stroke
            ? { stroke: paint[shape.stroke], strokeWidth: shape.strokeWidth, vectorEffect: 'none' }
            : {})}
        />
      ))}
    </chakra.svg>
  );
}
