import { chakra } from '#ui/chakra/factory.ts';
import type { Achievement } from '@learning/shared/contract/dashboard';

interface Props {
  id: Achievement['id'];
  isEarned: boolean;
}

/** Draws a medal: a rosette of rotated ellipses around the achievement's symbol, filled when earned, an outline before. */
export function Medal({ id, isEarned }: Props) {
  return (
    <chakra.svg
      viewBox="3 3 90 90"
      boxSize={{ base: '16', sm: '20', lg: '24' }}
      flexShrink="0"
      color={isEarned ? 'signal.solid' : 'border.emphasized'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <chakra.g color={isEarned ? 'signal.muted' : 'transparent'}>
        <circle cx="48" cy="48" r="44" fill="currentColor" stroke="none" />
      </chakra.g>
      {isEarned &&
        Array.from({ length: 12 }, (_, index) => (
          <ellipse
            key={index}
            cx="48"
            cy="48"
            rx="42"
            ry="17"
            strokeWidth="0.6"
            transform={`rotate(${index * 15} 48 48)`}
          />
        ))}
      <circle cx="48" cy="48" r="44" {...(isEarned ? {} : { strokeDasharray: '3 4' })} />
      <chakra.g color="bg.panel">
        <circle cx="48" cy="48" r="27" fill="currentColor" stroke="none" />
      </chakra.g>
      <circle cx="48" cy="48" r="27" />
      <g strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {SYMBOLS[id]}
      </g>
    </chakra.svg>
  );
}

/** A check mark for a completed course; three overlapping fields; seven days in a row. */
const SYMBOLS = {
  'course-completer': <path d="M36 49l8 8 16-18" />,
  'knowledge-seeker': (
    <g>
      <circle cx="48" cy="41.5" r="9" />
      <circle cx="41" cy="53" r="9" />
      <circle cx="55" cy="53" r="9" />
    </g>
  ),
  'consistent-learner': (
    <g>
      {Array.from({ length: 7 }, (_, index) => (
        <path key={index} d="M50 31v8" transform={`rotate(${(index * 360) / 7} 48 48)`} />
      ))}
      <circle cx="48" cy="48" r="3.5" />
    </g>
  ),
} satisfies Record<Achievement['id'], React.ReactNode>;
