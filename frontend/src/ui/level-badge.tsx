import { Badge, type BadgeProps } from '#ui/badge.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { COURSE_LEVELS } from '@learning/shared/domain/course';

/** Palette of a level; grey for any other value. Source: rules/wording.md W6 */
export function levelPalette(level: string): string {
  return (COURSE_LEVELS as readonly string[]).includes(level) ? level : 'neutral';
}

/** Shows a level by color, word and number of filled bars. */
export function LevelBadge({ level, ...rest }: { level: string } & BadgeProps) {
  const height = (COURSE_LEVELS as readonly string[]).indexOf(level) + 1;
  return (
    <Badge colorPalette={levelPalette(level)} textTransform="capitalize" {...rest}>
      {height > 0 && <LevelBars height={height} />}
      {level}
    </Badge>
  );
}

function LevelBars({ height }: { height: number }) {
  return (
    <chakra.svg viewBox="0 0 15 10" width="15px" height="10px" aria-hidden="true">
      {COURSE_LEVELS.map((level, index) => (
        <rect
          key={level}
          x={index * 4}
          y={6 - index * 2}
          width="3"
          height={4 + index * 2}
          fill="currentColor"
          opacity={index < height ? 1 : 0.28}
        />
      ))}
    </chakra.svg>
  );
}
