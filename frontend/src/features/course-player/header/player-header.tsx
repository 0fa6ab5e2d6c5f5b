import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { Course, ModuleSummary } from '@learning/shared/contract/catalog';
import { createLink } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ListTree from 'lucide-react/icons/list-tree';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Search from 'lucide-react/icons/search';
import type { RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { printMinutes } from '#lib/study-minutes.ts';
import { PLAYER_HEADER_ID } from '../reading-position/page-place.ts';
import { ReadingBar } from '../steps/reading-bar.tsx';
import type { OpenSteps } from '../steps/use-open-steps.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import { OfflineMark } from './offline-mark.tsx';
import { PlayerTool } from './player-tool.tsx';
import { ShareButton } from './share-button.tsx';
import { TextButton } from '../text-settings/text-button.tsx';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';

interface Props {
  learnerId: string;
  course: Course;
  module: ModuleSummary | undefined;
  /** Steps of the open module, once they are known. */
  open: OpenSteps | undefined;
  percent: number;
  isBookmarked: boolean;
  notesButton: RefObject<HTMLButtonElement | null>;
  areNotesOpen: boolean;
  onToggleNotes: () => void;
  onOpenOutline: () => void;
}

const BackLink = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minW: '11',
      minH: '11',
      color: 'fg.muted',
      textStyle: 'small',
      fontWeight: 'medium',
      flexShrink: '0',
      _hover: { color: 'fg' },
    },
  }),
);

/** Sticky header with the module, the progress and the tools. */
export function PlayerHeader({ course, module, open, percent, notesButton, ...props }: Props) {
  return (
    <Box
      id={PLAYER_HEADER_ID}
      position="sticky"
      top="0"
      zIndex="docked"
      bg="bg"
      css={{
        '@media print': { display: 'none' },
        // A phone on its side and a page zoomed to 400% need the height for the text.
        '@media (max-height: 30rem)': { position: 'static' },
      }}
    >
      <HStack
        minH={{ base: '12', md: '16' }}
        columnGap={{ base: '1', md: '5' }}
        px={{ base: '3', md: '8' }}
        py={{ base: '0', md: '2' }}
      >
        <BackLink to="/courses" aria-label="Back to courses" data-tooltip="Back to courses">
          <ArrowLeft size={18} aria-hidden="true" />
          <chakra.span hideBelow="md">Courses</chakra.span>
        </BackLink>
        <Box flex="1" minW="0">
          <chakra.p textStyle="label" truncate>
            {module?.title ?? course.title}
          </chakra.p>
          {/* On phones, the page below says it, and the text needs the room. */}
          <chakra.p textStyle="small" color="fg.muted" truncate hideBelow="md">
            {module
              ? `${course.title} · ${printMinutes(module.minutes.onScreen)} on screen`
              : course.duration}
          </chakra.p>
        </Box>
        <OfflineMark />
        {/* Phones have the bar below. */}
        <chakra.p textStyle="figure" fontSize="xl" hideBelow="md">
          {percent}%<VisuallyHidden> of the course complete</VisuallyHidden>
        </chakra.p>
        <HStack gap={{ base: '0', md: '1' }}>
          <Button
            variant="ghost"
            size="sm"
            colorPalette="neutral"
            // In a module, phones have it at the thumb.
            display={{ base: module ? 'none' : 'inline-flex', md: 'inline-flex', lg: 'none' }}
            minW="11"
            minH="11"
            px={{ base: '2.5', md: '3.5' }}
            data-tooltip="Modules"
            onClick={props.onOpenOutline}
          >
            <ListTree aria-hidden="true" />
            <chakra.span srOnly={{ base: true, md: false }}>Modules</chakra.span>
          </Button>
          <BookmarkButton
            learnerId={props.learnerId}
            courseId={course.id}
            moduleId={module?.id}
            isBookmarked={props.isBookmarked}
          />
          <PlayerTool
            ref={notesButton}
            label="Notes"
            aria-expanded={props.areNotesOpen}
            onClick={props.onToggleNotes}
          >
            <NotebookPen aria-hidden="true" />
          </PlayerTool>
          {module && <TextButton learnerId={props.learnerId} />}
          {/* Wider screens have it in the header of the page. */}
          <PlayerTool label="Search" aria-haspopup="dialog" data-do="search" hideFrom="md">
            <Search aria-hidden="true" />
          </PlayerTool>
          {/* On a phone, the title needs the room. */}
          <ShareButton course={course} />
          <ShortcutsButton />
        </HStack>
      </HStack>
      {module ? (
        <ReadingBar open={open} />
      ) : (
        <ProgressBar
          percent={percent}
          label="Progress in this course"
          size="xs"
          css={{ '& [data-part=track], & [data-part=range]': { borderRadius: '0' } }}
        />
      )}
    </Box>
  );
}
