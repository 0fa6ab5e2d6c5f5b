import { Box, chakra } from '@chakra-ui/react';
import type { Note } from '@learning/shared/contract/notes';
import { useEffect, useRef } from 'react';
import type { AutosaveStatus } from '#lib/autosave.ts';
import { autosaveNotice } from '#lib/autosave-notice.ts';
import { Field } from '#components/ui/form/field.tsx';
import { Textarea } from '#components/ui/form/input.tsx';
import { NOTE_TEXT } from './note-autosave.ts';
import { useNote } from './use-note.ts';
import { NoteConflict } from './note-conflict.tsx';

/** Limit of the contract. */
const LONGEST_NOTE = 50_000;

interface Props {
  place: { learnerId: string; courseId: number; moduleId: string };
  stored: Note | undefined;
  takesFocus: boolean;
  onFocused: () => void;
}

/** A note with autosave. */
export function NoteBox({ place, stored, takesFocus, onFocused }: Props) {
  const { note, state } = useNote(place, stored);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);

  return (
    <Box>
      {state.status === 'conflict' && (
        <NoteConflict
          mine={state.values[NOTE_TEXT] ?? ''}
          theirs={state.theirs[NOTE_TEXT] ?? ''}
          onResolve={(text) => void note.resolve(text)}
        />
      )}
      <Field label={<chakra.span srOnly>Note</chakra.span>}>
        <Textarea
          ref={box}
          value={state.values[NOTE_TEXT] ?? ''}
          maxLength={LONGEST_NOTE}
          height={{ base: '28', xl: '64' }}
          resize="vertical"
          placeholder="What do you want to remember or ask?"
          onChange={(event) => note.type(event.target.value)}
        />
      </Field>
      <chakra.p
        aria-live="polite"
        textStyle="small"
        mt="2"
        minH="6"
        color={state.status === 'failed' ? 'fg.error' : 'fg.muted'}
      >
        {QUIET[state.status] ?? autosaveNotice(state)}
      </chakra.p>
    </Box>
  );
}

const QUIET: Partial<Record<AutosaveStatus, string>> = { saving: 'Saving...', saved: 'Saved' };
