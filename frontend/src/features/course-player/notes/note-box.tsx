import { chakra } from '#ui/chakra/factory.ts';
import type { Note } from '@learning/shared/contract/notes';
import { useEffect, useRef } from 'react';
import { useNote } from './use-note.ts';
import { NoteField } from './note-field.tsx';

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
    <NoteField
      label={<chakra.span srOnly>Note</chakra.span>}
      note={note}
      state={state}
      maxLength={LONGEST_NOTE}
      placeholder="What do you want to remember or ask?"
      boxRef={box}
    />
  );
}
