import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode, Ref } from 'react';
import type { AutosaveState, AutosaveStatus } from '#lib/autosave.ts';
import { autosaveNotice } from '#lib/autosave-notice.ts';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { type NoteAutosave, NOTE_TEXT } from './note-autosave.ts';
import { NoteConflict } from './note-conflict.tsx';

interface Props {
  label: ReactNode;
  note: NoteAutosave;
  state: AutosaveState<string>;
  maxLength: number;
  /** Without it, the box is as high as the panel beside the lesson allows. */
  rows?: number;
  placeholder?: string;
  boxRef?: Ref<HTMLTextAreaElement>;
}

/** A text box with autosave, its state, and the choice between two versions after a conflict. */
export function NoteField({ label, note, state, maxLength, rows, placeholder, boxRef }: Props) {
  return (
    <Box>
      {state.status === 'conflict' && (
        <NoteConflict
          mine={state.values[NOTE_TEXT] ?? ''}
          theirs={state.theirs[NOTE_TEXT] ?? ''}
          onResolve={(text) => void note.resolve(text)}
        />
      )}
      <Field label={label}>
        <Textarea
          ref={boxRef}
          value={state.values[NOTE_TEXT] ?? ''}
          maxLength={maxLength}
          rows={rows}
          height={rows === undefined ? { base: '28', xl: '64' } : undefined}
          resize="vertical"
          placeholder={placeholder}
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
