import { chakra } from '@chakra-ui/react';
import { MEDAL_SIZE, medalLines } from './medal-lines.ts';

/** Draws the badge as a medal. Decoration: the name is beside it. */
export function Medal({ name }: { name: string }) {
  const center = MEDAL_SIZE / 2;
  return (
    <chakra.svg
      viewBox={`0 0 ${MEDAL_SIZE} ${MEDAL_SIZE}`}
      boxSize={{ base: '28', md: '36' }}
      flexShrink="0"
      fill="none"
      aria-hidden="true"
    >
      <chakra.circle cx={center} cy={center} r="97" fill="signal.subtle" stroke="signal.border" />
      <chakra.circle cx={center} cy={center} r="93" stroke="signal.border" strokeWidth="0.75" />
      <chakra.g stroke="signal.solid" strokeWidth="0.6">
        {medalLines(name).map((d) => (
          <path key={d} d={d} />
        ))}
      </chakra.g>
      <chakra.circle
        cx={center}
        cy={center}
        r="56"
        fill="accent.solid"
        stroke="signal.subtle"
        strokeWidth="4"
      />
      <chakra.circle
        cx={center}
        cy={center}
        r="50"
        stroke="accent.contrast"
        strokeWidth="0.75"
        strokeOpacity="0.7"
      />
      <chakra.path
        d="M78 102l15 15 30-34"
        stroke="accent.contrast"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}
