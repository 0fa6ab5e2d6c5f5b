import type { SectionPlace } from '@learning/shared/contract/activity-payloads';
import { TextLink } from '#ui/text-link.tsx';

/** Leads to the section of the course that teaches an answer. */
export function SectionLink({ courseId, place }: { courseId: number; place: SectionPlace }) {
  return (
    <TextLink
      to="/course/$courseId/play"
      params={{ courseId: String(courseId) }}
      search={{ module: place.moduleId }}
      hash={place.section}
    >
      {place.sectionTitle}
    </TextLink>
  );
}
