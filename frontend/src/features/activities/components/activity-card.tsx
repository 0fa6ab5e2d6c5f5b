import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Activity } from '@learning/shared/contract/activities';
import { useQuery } from '@tanstack/react-query';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Puzzle from 'lucide-react/icons/puzzle';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { activityStateQuery } from '#queries/activities.ts';
import { activityFacts, statusOf, type ActivityStatus } from '../activity-status.ts';
import { playedType } from '../activity-types.ts';
import { useSendingState } from '../submission/use-submission.ts';
import { ActivityRunner } from './activity-runner.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  activity: Activity;
  /** Id of the card, for links to it. */
  anchor: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows one activity with the learner's status, and opens it in place. */
export function ActivityCard({ learnerId, courseId, activity, anchor, isOpen, onToggle }: Props) {
  const { data: state } = useQuery(activityStateQuery(learnerId, activity.id));
  const sending = useSendingState(learnerId, activity.id);
  const card = useRef<HTMLElement>(null);
  const bodyId = useId();
  const wasOpen = useRef(false);

  // A link opened it: scroll it into view with the next frame, which lays it out anyway. Its own button needs no scrolling.
  useEffect(() => {
    const isOpenedByLink =
      isOpen && !wasOpen.current && !card.current?.contains(document.activeElement);
    wasOpen.current = isOpen;
    if (!isOpenedByLink) return;
    const frame = requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'start' }));
    return () => {
      cancelAnimationFrame(frame);
      wasOpen.current = false;
    };
  }, [isOpen]);

  const status = state && statusOf(state, activity.type, sending);
  const played = playedType(activity.type);
  const Icon = played?.Icon ?? Puzzle;
  const titleId = `${anchor}-title`;

  return (
    <chakra.article
      ref={card}
      id={anchor}
      aria-labelledby={titleId}
      layerStyle="card"
      scrollMarginTop="24"
    >
      <Box p={{ base: '5', md: '7' }}>
        <HStack gap="2" color="fg.muted" textStyle="small" alignItems="flex-start">
          <Box as="span" color="accent.fg" mt="0.5">
            <Icon size={18} aria-hidden="true" />
          </Box>
          <span>{activityFacts(activity).join(' · ')}</span>
        </HStack>
        <chakra.h3 id={titleId} textStyle="h3" mt="3">
          {activity.title}
        </chakra.h3>
        <chakra.p color="fg.muted" mt="2">
          {activity.description}
        </chakra.p>
        <HStack gap="4" mt="5" flexWrap="wrap" minH="11">
          <Button
            variant={isOpen ? 'outline' : status?.kind === 'passed' ? 'subtle' : 'solid'}
            {...(isOpen ? { colorPalette: 'neutral' } : {})}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            aria-describedby={titleId}
            onClick={onToggle}
          >
            {isOpen ? (
              <>
                <ChevronUp aria-hidden="true" /> Close
              </>
            ) : (
              openText(played?.openPassed, status?.kind)
            )}
          </Button>
          {status && <StatusBadge status={status} />}
        </HStack>
      </Box>
      <Box id={bodyId} hidden={!isOpen} borderTopWidth="1px" p={{ base: '5', md: '7' }}>
        {isOpen && <ActivityRunner learnerId={learnerId} courseId={courseId} activity={activity} />}
      </Box>
    </chakra.article>
  );
}

function openText(openPassed = 'View Results', kind: ActivityStatus['kind'] | undefined): string {
  if (kind === 'passed') return openPassed;
  if (kind === 'failed') return 'View Results';
  return kind === 'in-progress' ? 'Continue' : 'Open Activity';
}
