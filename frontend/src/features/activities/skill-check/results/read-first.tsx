import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { QuestionResult, SectionPlace } from '@learning/shared/contract/activity-payloads';
import { SectionLink } from './section-link.tsx';

interface Props {
  courseId: number;
  results: readonly QuestionResult[];
}

/** Lists the sections to read before the next attempt, by module. */
export function ReadFirst({ courseId, results }: Props) {
  const modules = sectionsByModule(results);
  if (modules.length === 0) return null;
  return (
    <Box mt="8">
      <chakra.h5 textStyle="h4">Read this before your next attempt</chakra.h5>
      <chakra.ul mt="3" display="grid" gap="3" listStyleType="none">
        {modules.map(({ moduleId, moduleTitle, places }) => (
          <li key={moduleId}>
            <chakra.p textStyle="small" color="fg.muted">
              {moduleTitle}
            </chakra.p>
            <chakra.ul listStyleType="none" display="grid" gap="1">
              {places.map((place) => (
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

/** Returns the sections of the missed questions, each once. */
export function sectionsByModule(results: readonly QuestionResult[]) {
  const modules = new Map<
    string,
    { moduleId: string; moduleTitle: string; places: SectionPlace[] }
  >();
  for (const { correct, readAt } of results) {
    if (correct || !readAt) continue;
    const { moduleId, moduleTitle, section } = readAt;
    const module = modules.get(moduleId) ?? { moduleId, moduleTitle, places: [] };
    modules.set(moduleId, module);
    if (module.places.every((place) => place.section !== section)) module.places.push(readAt);
  }
  return [...modules.values()].toSorted((a, b) =>
    a.moduleId.localeCompare(b.moduleId, 'en', { numeric: true }),
  );
}
