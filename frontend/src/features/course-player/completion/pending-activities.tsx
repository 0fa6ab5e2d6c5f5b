import { chakra } from '@chakra-ui/react';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { Note } from '#components/ui/note.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import { activitiesQuery } from '#queries/activities.ts';
import { goToElement } from '../reading-position/page-place.ts';

interface Props {
  module: ModuleSummary;
  /** Activities that are still to pass. */
  openIds: string[];
  /** Titles the server named when it refused, by activity id. */
  refused: Record<string, string> | undefined;
}

/** What an assessment asks for before it can be marked complete, with the way there. */
export function PendingActivities({ module, openIds, refused }: Props) {
  const { data: activities } = useQuery(activitiesQuery(module.id));
  if (openIds.length === 0) return null;
  const titleOf = (id: string) =>
    activities?.find((activity) => activity.id === id)?.title ?? refused?.[id] ?? 'The activity';
  return (
    <Note colorPalette="signal" mb="6">
      <chakra.p fontWeight="semibold" {...(refused ? { role: 'alert' } : {})}>
        {refused ? 'Not marked complete. ' : ''}
        {openIds.length === 1
          ? 'This assessment is complete once you have passed its activity:'
          : 'This assessment is complete once you have passed its activities:'}
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
