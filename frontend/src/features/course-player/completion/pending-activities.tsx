import { chakra } from '@chakra-ui/react';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { Note } from '#components/ui/note.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { activitiesQuery } from '#queries/activities.ts';
import { goToElement } from '../reading-position/page-place.ts';

interface Props {
  module: ModuleSummary;
  /** Ids of the activities still to pass. */
  openIds: string[];
  /** Titles the server returned with its refusal, by activity id. */
  refused: Record<string, string> | undefined;
}

/** Lists the activities an assessment still needs, with links to them. */
export function PendingActivities({ module, openIds, refused }: Props) {
  const { data: activities } = useQuery(activitiesQuery(module.id));
  if (openIds.length === 0) return null;
  const titleOf = (id: string) =>
    activities?.find((activity) => activity.id === id)?.title ?? refused?.[id] ?? 'The activity';
  return (
    <Note colorPalette="signal" mb="6">
      <chakra.p fontWeight="semibold" {...(refused ? { role: 'alert' } : {})}>
        {refused ? 'This module isn’t complete yet. ' : ''}
        {openIds.length === 1
          ? 'Pass this activity to complete the assessment:'
          : 'Pass these activities to complete the assessment:'}
      </chakra.p>
      <chakra.ul mt="2" display="grid" gap="1">
        {openIds.map((id) => (
          <li key={id}>
            <TextLink
              to="/course/$courseId/play"
              params={{ courseId: String(module.courseId) }}
              search={{ module: module.id }}
              hash={`activity-${id}`}
              onClick={() => {
                const activity = document.getElementById(`activity-${id}`);
                if (activity) goToElement(activity);
              }}
            >
              {titleOf(id)}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </Note>
  );
}
