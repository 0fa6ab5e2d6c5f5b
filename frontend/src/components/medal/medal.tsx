import { chakra } from '#ui/chakra/factory.ts';
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
      <chakra.g fill="signal.subtle" stroke="signal.border">
        <circle cx={center} cy={center} r="97" />
      </chakra.g>
      <chakra.g stroke="signal.border" strokeWidth="0.75">
        <circle cx={center} cy={center} r="93" />
      </chakra.g>
      <chakra.g stroke="signal.solid" strokeWidth="0.6">
        {medalLines(name).map((d) => (
          <path key={d} d={d} />
        ))}
      </chakra.g>
      <chakra.g fill="accent.solid" stroke="signal.subtle" strokeWidth="4">
        <circle cx={center} cy={center} r="56" />
      </chakra.g>
      <chakra.g stroke="accent.contrast" strokeWidth="0.75" strokeOpacity="0.7">
        <circle cx={center} cy={center} r="50" />
      </chakra.g>
      <chakra.g
        stroke="accent.contrast"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M78 102l15 15 30-34" />
      </chakra.g>
    </chakra.svg>
  );
}
