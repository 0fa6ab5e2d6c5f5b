import { chakra } from '#ui/chakra/factory.ts';
import type { Capstone } from '@learning/shared/contract/capstones';
import type { WrittenWork } from '@learning/shared/contract/work';
import { MAX_PART_LENGTH } from '@learning/shared/domain/capstone/capstone-rules';
import { useEffect } from 'react';
import { autosaveNotice } from '#lib/autosave-notice.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { NOTE_TEXT } from '../notes/note-autosave.ts';
import { NoteField } from '../notes/note-field.tsx';
import { useWrittenWork, type WorkPlace } from '../work/use-written-work.ts';

interface Props {
  place: WorkPlace;
  stored: WrittenWork | undefined;
  /** Tells the text as it is typed. */
  onText: (text: string) => void;
}

/** The text of a part, kept as every other text is: on the device and on the server. */
export function PartField({
  part,
  place,
  stored,
  onText,
}: Props & { part: Capstone['parts'][number] }) {
  const { work, state } = useWrittenWork(place, stored);
  const text = state.values[NOTE_TEXT] ?? '';
  useEffect(() => onText(text), [text, onText]);
  return (
    <NoteField
      label={
        <>
          {part.title}
          <chakra.span display="block" fontWeight="normal" color="fg.muted">
            {part.task}
          </chakra.span>
        </>
      }
      note={work}
      state={state}
      rows={8}
      maxLength={MAX_PART_LENGTH}
    />
  );
}

/** A date or a number that the text rests on. */
export function FactField({
  fact,
  place,
  stored,
  onText,
}: Props & { fact: Capstone['facts'][number] }) {
  const { work, state } = useWrittenWork(place, stored);
  const text = state.values[NOTE_TEXT] ?? '';
  useEffect(() => onText(text), [text, onText]);
  const isUnsaved = state.status === 'failed' || state.status === 'conflict';
  return (
    <Field label={fact.label} helperText={isUnsaved ? autosaveNotice(state) : undefined}>
      <Input
        type={fact.kind === 'date' ? 'date' : 'text'}
        inputMode={fact.kind === 'number' ? 'decimal' : undefined}
        maxLength={40}
        value={text}
        onChange={(event) => work.type(event.target.value)}
      />
    </Field>
  );
}
