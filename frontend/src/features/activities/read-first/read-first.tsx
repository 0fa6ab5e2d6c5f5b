import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { SectionPlace } from '@learning/shared/contract/activity-payloads';
import { SectionLink } from './section-link.tsx';

interface Props {
  courseId: number;
  /** Sections that teach what was missed; each is listed once. */
  places: readonly SectionPlace[];
}

/** Lists the sections to read before the next attempt, by module. */
export function ReadFirst({ courseId, places }: Props) {
  const modules = placesByModule(places);
  if (modules.length === 0) return null;
  return (
    <Box mt="8">
      <chakra.h5 textStyle="h4">Read this before your next attempt</chakra.h5>
      <chakra.ul mt="3" display="grid" gap="3" listStyleType="none">
        {modules.map(({ moduleId, moduleTitle, places: ofModule }) => (
          <li key={moduleId}>
            <chakra.p textStyle="small" color="fg.muted">
              {moduleTitle}
            </chakra.p>
            <chakra.ul listStyleType="none" display="grid" gap="1">
              {ofModule.map((place) => (
                <li key={place.section}>
                  <SectionLink courseId={courseId} place={place} />
                </li>
              ))}
            </chakra.ul>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

/** Returns the sections, each once, by module in the order of the course. */
function placesByModule(all: readonly SectionPlace[]) {
  const modules = new Map<
    string,
    { moduleId: string; moduleTitle: string; places: SectionPlace[] }
  >();
  for (const readAt of all) {
    const { moduleId, moduleTitle, section } = readAt;
    const module = modules.get(moduleId) ?? { moduleId, moduleTitle, places: [] };
    modules.set(moduleId, module);
    if (module.places.every((place) => place.section !== section)) module.places.push(readAt);
  }
  return [...modules.values()].toSorted((a, b) =>
    a.moduleId.localeCompare(b.moduleId, 'en', { numeric: true }),
  );
}
