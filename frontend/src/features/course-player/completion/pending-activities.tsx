import { chakra } from '#ui/chakra/factory.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { activitiesQuery } from '#queries/activities.ts';
import { modulesQuery } from '#queries/catalog.ts';
import { activityStepId } from '../steps/step-names.ts';

interface Props {
  module: ModuleSummary;
  /** Ids of the activities still to pass. */
  openIds: string[];
  /** Titles the server returned with its refusal, by activity id. */
  refused: Record<string, string> | undefined;
}

/** Lists the activities that are left before the module, or the course, is complete, with links to them. */
export function PendingActivities({ module, openIds, refused }: Props) {
  const { data: activities } = useQuery(activitiesQuery(module.id));
  const { data: modules = [] } = useQuery(modulesQuery(module.courseId));
  if (openIds.length === 0) return null;
  const titleOf = (id: string) =>
    activities?.find((activity) => activity.id === id)?.title ?? refused?.[id] ?? 'The activity';
  const moduleOf = (id: string) =>
    modules.find((candidate) => candidate.activityIds.includes(id))?.id ?? module.id;
  return (
    <Note colorPalette="signal" mb="6">
      <chakra.p fontWeight="semibold" {...(refused ? { role: 'alert' } : {})}>
        {refused ? 'This module isn’t complete yet. ' : ''}
        {openIds.length === 1
          ? 'Complete this activity to finish the module:'
          : 'Complete these activities to finish the module:'}
      </chakra.p>
      <chakra.ul mt="2" display="grid" gap="1">
        {openIds.map((id) => (
          <li key={id}>
            <TextLink
              to="/course/$courseId/play"
              params={{ courseId: String(module.courseId) }}
              search={{ module: moduleOf(id), step: activityStepId(id) }}
            >
              {titleOf(id)}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </Note>
  );
}
