import { Box, chakra } from '@chakra-ui/react';
import type { Note } from '@learning/shared/contract/notes';
import { useEffect, useRef } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/input.tsx';
import type { NoteState } from '../note-editor.ts';
import { useNote } from '../use-note.ts';
import { NoteConflict } from './note-conflict.tsx';

/** The contract's upper bound. */
const LONGEST_NOTE = 50_000;

interface Props {
  place: { learnerId: string; courseId: number; moduleId: string };
  stored: Note | undefined;
  takesFocus: boolean;
  onFocused: () => void;
}

/** A note that is saved as it is typed. */
export function NoteBox({ place, stored, takesFocus, onFocused }: Props) {
  const { state, editor } = useNote(place, stored);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);

  return (
    <Box>
      {state.status === 'conflict' && <NoteConflict state={state} editor={editor} />}
      <Field label={<chakra.span srOnly>Note</chakra.span>}>
        <Textarea
          ref={box}
          value={state.text}
          maxLength={LONGEST_NOTE}
          height={{ base: '28', xl: '64' }}
          resize="vertical"
          placeholder="What do you want to remember, or ask?"
          onChange={(event) => editor.type(event.target.value)}
        />
      </Field>
      <chakra.p
        aria-live="polite"
        textStyle="small"
        mt="2"
        minH="6"
        color={state.status === 'failed' ? 'fg.error' : 'fg.muted'}
      >
        {sentenceFor(state)}
      </chakra.p>
    </Box>
  );
}

function sentenceFor({ status, message }: NoteState): string {
  switch (status) {
    case 'idle':
    case 'typing':
    case 'conflict':
      return '';
    case 'saving':
      return 'Saving...';
    case 'saved':
      return 'Saved';
    case 'kept':
      return 'Kept on this device. It is saved as soon as the server answers.';
    case 'failed':
      return `Not saved: ${message} The text is kept on this device.`;
  }
}
