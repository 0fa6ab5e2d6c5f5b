import { chakra } from '#ui/chakra/factory.ts';
import type { Note } from '@learning/shared/contract/notes';
import { useEffect, useRef } from 'react';
import { type LessonQuote, withQuote } from './lesson-quote.ts';
import { NOTE_TEXT } from './note-autosave.ts';
import { QuotedPlaces } from './quoted-places.tsx';
import { useNote } from './use-note.ts';
import { NoteField } from './note-field.tsx';

/** Limit of the contract. */
const LONGEST_NOTE = 50_000;

interface Props {
  place: { learnerId: string; courseId: number; moduleId: string };
  stored: Note | undefined;
  takesFocus: boolean;
  onFocused: () => void;
  /** Taken into the note, once. */
  quote?: LessonQuote | undefined;
  onQuoted?: (() => void) | undefined;
}

/** A note with autosave. */
export function NoteBox({ place, stored, takesFocus, onFocused, quote, onQuoted }: Props) {
  const { note, state } = useNote(place, stored);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);

  const text = state.values[NOTE_TEXT] ?? '';
  const taken = useRef<LessonQuote>(undefined);
  const hasRoom = quote && withQuote(text, quote).length <= LONGEST_NOTE;
  useEffect(() => {
    if (!quote || taken.current === quote || state.status === 'conflict') return;
    taken.current = quote;
    if (hasRoom) note.type(withQuote(text, quote));
    onQuoted?.();
    const field = box.current;
    if (!field) return;
    // What one thinks of the quote is written below it.
    requestAnimationFrame(() => {
      field.focus({ preventScroll: true });
      field.setSelectionRange(field.value.length, field.value.length);
      field.scrollTop = field.scrollHeight;
    });
  }, [quote, hasRoom, text, note, state.status, onQuoted]);

  return (
    <>
      <NoteField
        label={<chakra.span srOnly>Note</chakra.span>}
        note={note}
        state={state}
        maxLength={LONGEST_NOTE}
        placeholder="What do you want to remember or ask?"
        boxRef={box}
      />
      <QuotedPlaces note={text} />
    </>
  );
}
