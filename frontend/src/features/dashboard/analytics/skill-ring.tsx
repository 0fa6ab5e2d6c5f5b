import type { Dashboard } from '@learning/shared/contract/dashboard';
import { chakra } from '#ui/chakra/factory.ts';

const CENTER = 100;
const INNER = 44;
const OUTER = 92;
/** Degrees between two fields. */
const GAP = 4;

/** The fields as sectors of a ring, each filled from the middle as far as it is completed. Decoration: the list beside it says the same. */
export function SkillRing({ skills }: { skills: Dashboard['skills'] }) {
  const angle = 360 / Math.max(1, skills.length);
  return (
    <chakra.svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      width="12rem"
      maxW="100%"
      aspectRatio="1"
      mx="auto"
      css={{
        '& .field': { fill: 'bg.muted' },
        '& .done': { fill: 'accent.solid' },
        '& text': { fill: 'fg', fontWeight: '600', fontSize: '13px', textAnchor: 'middle' },
      }}
    >
      {skills.map(({ name, percent }, at) => {
        const from = at * angle + GAP / 2;
        const to = (at + 1) * angle - GAP / 2;
        // The area grows with the share, as the eye compares areas.
        const reach = Math.sqrt(INNER ** 2 + ((OUTER ** 2 - INNER ** 2) * percent) / 100);
        return (
          <g key={name}>
            <path className="field" d={sector(from, to, OUTER)} />
            {percent > 0 && <path className="done" d={sector(from, to, reach)} />}
          </g>
        );
      })}
      <text x={CENTER} y={CENTER + 5}>
        {skills.filter(({ percent }) => percent > 0).length} of {skills.length}
      </text>
    </chakra.svg>
  );
}

/** Returns a sector of a ring between two angles, clockwise from the top. */
function sector(from: number, to: number, outer: number): string {
  const at = (degrees: number, radius: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const x = CENTER + radius * Math.cos(angle);
    const y = CENTER + radius * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${at(from, INNER)}L${at(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${at(to, outer)}L${at(to, INNER)}A${INNER} ${INNER} 0 ${isLarge} 0 ${at(from, INNER)}z`;
}
