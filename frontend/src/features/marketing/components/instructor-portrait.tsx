import { chakra } from '#ui/chakra/factory.ts';
import { site } from '@learning/content/site';

/** Shows the instructor's portrait, or a drawn initial: of the name, or of the role while the operator has entered no person. */
export function InstructorPortrait() {
  const { person, role } = site.instructor;
  if (person?.portraitUrl) {
    return (
      <chakra.img
        src={person.portraitUrl}
        alt={`Portrait of ${person.name}`}
        width={160}
        height={160}
        boxSize="40"
        objectFit="cover"
        borderRadius="full"
      />
    );
  }
  return (
    <chakra.svg viewBox="0 0 160 160" boxSize="40" aria-hidden="true" color="accent.solid">
      <circle cx="80" cy="80" r="79" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="80" cy="80" r="68" fill="currentColor" opacity="0.12" />
      <chakra.g fontFamily="heading" fontSize="68px">
        <text x="80" y="103" textAnchor="middle" fill="currentColor">
          {(person?.name ?? role).slice(0, 1)}
        </text>
      </chakra.g>
    </chakra.svg>
  );
}
