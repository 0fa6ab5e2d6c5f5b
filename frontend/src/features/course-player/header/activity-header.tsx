import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { createLink } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { PLAYER_HEADER_ID } from '../reading-position/page-place.ts';
import { ReadingBar } from '../steps/reading-bar.tsx';
import { useOpenStep } from '../steps/use-open-step.ts';
import type { OpenSteps } from '../steps/use-open-steps.ts';
import { OfflineMark } from './offline-mark.tsx';

interface Props {
  courseId: number;
  module: ModuleSummary;
  open: OpenSteps | undefined;
}

const LeaveLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minW: '11',
      minH: '11',
      color: 'fg.muted',
      borderRadius: 'l2',
      flexShrink: '0',
      _hover: { color: 'fg', bg: 'bg.muted' },
    },
  }),
);

/** The row above an activity, which has the screen for itself: the way back to the lesson, and how far the module is done. */
export function ActivityHeader({ courseId, module, open }: Props) {
  const before = open?.steps[open.index - 1];
  const search = before ? { module: module.id, step: before.id } : { module: module.id };
  const leave = useOpenStep({ courseId, ...search });
  return (
    <Box
      id={PLAYER_HEADER_ID}
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg"
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <HStack
        minH={{ base: '12', md: '16' }}
        gap={{ base: '1', md: '3' }}
        px={{ base: '3', md: '8' }}
      >
        <LeaveLink
          to="/course/$courseId/play"
          params={{ courseId: String(courseId) }}
          search={search}
          aria-label="Back to the lesson"
          data-tooltip="Back to the lesson"
          onClick={leave}
        >
          <X size={20} aria-hidden="true" />
        </LeaveLink>
        <chakra.p textStyle="label" flex="1" minW="0" truncate>
          {module.title}
        </chakra.p>
        <OfflineMark />
        {open && (
          <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            Step {open.index + 1} of {open.steps.length}
          </chakra.p>
        )}
      </HStack>
      <ReadingBar open={open} />
    </Box>
  );
}
