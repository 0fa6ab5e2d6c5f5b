import { Box, chakra } from '@chakra-ui/react';
import type { AutosaveState, AutosaveStatus } from '#lib/autosave.ts';
import { autosaveNotice } from '#lib/autosave-notice.ts';
import type { ReactNode } from 'react';
import { Field } from '#components/ui/form/field.tsx';
import { Textarea } from '#components/ui/form/input.tsx';
import { type NoteAutosave, NOTE_TEXT } from '../notes/note-autosave.ts';
import { NoteConflict } from '../notes/note-conflict.tsx';

interface Props {
  label: ReactNode;
  work: NoteAutosave;
  state: AutosaveState<string>;
  rows: number;
  maxLength: number;
  placeholder?: string;
}

/** A text box with autosave, its state, and the choice between two versions after a conflict. */
export function WorkBox({ label, work, state, rows, maxLength, placeholder }: Props) {
  return (
    <Box>
      {state.status === 'conflict' && (
        <NoteConflict
          mine={state.values[NOTE_TEXT] ?? ''}
          theirs={state.theirs[NOTE_TEXT] ?? ''}
          onResolve={(text) => void work.resolve(text)}
        />
      )}
      <Field label={label}>
        <Textarea
          value={state.values[NOTE_TEXT] ?? ''}
          maxLength={maxLength}
          rows={rows}
          resize="vertical"
          placeholder={placeholder}
          onChange={(event) => work.type(event.target.value)}
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
