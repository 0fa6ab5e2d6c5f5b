import { chakra } from '#ui/chakra/factory.ts';
import { css } from '#ui/chakra/css.ts';
import type { CourseCategory } from '@learning/shared/domain/course';
import { useState } from 'react';
import { levelPalette } from '#ui/level-badge.tsx';
import { composeCover } from './compose-cover.ts';
import { hasOwnPicture } from './own-picture.ts';
import { COVER_HEIGHT, COVER_WIDTH, type CoverTone } from './shape.ts';

const fills: Record<CoverTone, string> = {
  paper: css({ fill: 'colorPalette.subtle' }),
  light: css({ fill: 'colorPalette.muted' }),
  middle: css({ fill: 'colorPalette.emphasized' }),
  strong: css({ fill: 'colorPalette.solid' }),
  ink: css({ fill: 'colorPalette.fg' }),
};

const strokes: Record<CoverTone, string> = {
  paper: css({ fill: 'none', stroke: 'colorPalette.subtle' }),
  light: css({ fill: 'none', stroke: 'colorPalette.muted' }),
  middle: css({ fill: 'none', stroke: 'colorPalette.emphasized' }),
  strong: css({ fill: 'none', stroke: 'colorPalette.solid' }),
  ink: css({ fill: 'none', stroke: 'colorPalette.fg' }),
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
          className={shape.stroke ? strokes[shape.stroke] : fills[shape.fill ?? 'ink']}
          {...(shape.stroke ? { strokeWidth: shape.strokeWidth, vectorEffect: 'none' } : {})}
        />
      ))}
    </chakra.svg>
  );
}
