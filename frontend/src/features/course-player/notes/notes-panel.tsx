import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { CloseButton } from '#ui/overlay/close-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { notesQuery } from '#queries/notes.ts';
import { courseWorkQuery } from '#queries/work.ts';
import { AllNotes } from './all-notes.tsx';
import { DownloadNotes } from './download-notes.tsx';
import type { LessonQuote } from './lesson-quote.ts';
import { NoteBox } from './note-box.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  courseTitle: string;
  modules: ModuleSummary[];
  /** undefined while no module is selected; all notes show then. */
  module: ModuleSummary | undefined;
  /** Taken into the note of the module, once. */
  quote?: LessonQuote | undefined;
  onQuoted?: () => void;
  onClose: () => void;
}

/**
 * Notes beside the text on wide screens and in a sheet at the bottom on others, so that one can read and write at
 * once.
 */
export function NotesPanel({ learnerId, courseId, courseTitle, modules, module, ...props }: Props) {
  const { quote, onQuoted, onClose } = props;
  const { data: notes, error, refetch } = useQuery(notesQuery(learnerId, courseId));
  const { data: work = [] } = useQuery(courseWorkQuery(learnerId, courseId));
  // Opening the panel focuses the box; opening another module with the panel open does not.
  const [takesFocus, setTakesFocus] = useState(true);
  return (
    <Box
      as="section"
      aria-label="Notes"
      position={{ base: 'fixed', xl: 'sticky' }}
      insetX={{ base: '0', xl: 'auto' }}
      bottom={{ base: '0', xl: 'auto' }}
      top={{ base: 'auto', xl: '{sizes.playerHeader}' }}
      maxH={{ base: '50dvh', xl: 'calc(100dvh - {sizes.playerHeader})' }}
      minH={{ xl: 'calc(100dvh - {sizes.playerHeader})' }}
      overflowY="auto"
      zIndex={{ base: 'docked', xl: 'base' }}
      bg={{ base: 'bg.panel', xl: 'bg' }}
      borderTopWidth={{ base: '1px', xl: '0' }}
      borderInlineStartWidth={{ xl: '1px' }}
      boxShadow={{ base: 'floating', xl: 'none' }}
      px="5"
      py={{ base: '4', xl: '8' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      css={{ '@media print': { display: 'none' } }}
    >
      <HStack justifyContent="space-between" mb="3">
        <chakra.h2 textStyle="label">{module ? 'Notes on this module' : 'Your notes'}</chakra.h2>
        <CloseButton label="Close notes" onClick={onClose} />
      </HStack>
      {error && !notes && (
        <ErrorState title="We couldn’t load your notes" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      )}
      {!notes && !error && <Skeleton height="40" />}
      {notes && module && (
        <NoteBox
          key={module.id}
          place={{ learnerId, courseId, moduleId: module.id }}
          takesFocus={takesFocus}
          onFocused={() => setTakesFocus(false)}
          quote={quote}
          onQuoted={onQuoted}
          stored={notes.find(({ moduleId }) => moduleId === module.id)}
        />
      )}
      {notes && !module && <AllNotes notes={notes} work={work} modules={modules} />}
      {notes && (
        <DownloadNotes courseTitle={courseTitle} modules={modules} notes={notes} work={work} />
      )}
    </Box>
  );
}
