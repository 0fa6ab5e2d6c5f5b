import { chakra } from '#ui/chakra/factory.ts';
import { objectAddress } from '#components/course-cover/object-address.ts';
import { MEDAL_SIZE, medalLines } from './medal-lines.ts';

interface Props {
  name: string;
  /** Of a course's badge, which bears the object of its cover. */
  courseId?: number;
}

/** Draws the badge as a medal, which turns once. Decoration: the name is beside it. */
export function Medal({ name, courseId }: Props) {
  const center = MEDAL_SIZE / 2;
  return (
    <chakra.svg
      viewBox={`0 0 ${MEDAL_SIZE} ${MEDAL_SIZE}`}
      boxSize={{ base: '28', md: '36' }}
      flexShrink="0"
      fill="none"
      aria-hidden="true"
      animationName="turn-once"
      animationDuration="400ms"
      animationTimingFunction="ease-out"
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
      {courseId ? (
        <ObjectOfCourse courseId={courseId} />
      ) : (
        <chakra.g
          stroke="accent.contrast"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M78 102l15 15 30-34" />
        </chakra.g>
      )}
    </chakra.svg>
  );
}

/** The object in two tones: what is dark on a cover is light on a medal. */
function ObjectOfCourse({ courseId }: { courseId: number }) {
  return (
    <chakra.g
      css={{
        '--paper': 'colors.accent.solid',
        '--middle': 'colors.accent.emphasized',
        '--strong': 'colors.accent.contrast',
        '--ink': 'colors.accent.contrast',
      }}
    >
      <use
        href={objectAddress(courseId)}
        transform={`translate(${MEDAL_SIZE / 2} ${MEDAL_SIZE / 2}) scale(0.66) translate(-240 -136)`}
      />
    </chakra.g>
  );
}
