import { chakra } from '@chakra-ui/react';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Note } from '@learning/shared/contract/notes';
import { notesInOrder } from './notes-text.ts';

/** Shows all notes of the course, read-only. */
export function AllNotes({ notes, modules }: { notes: Note[]; modules: ModuleSummary[] }) {
  const entries = notesInOrder(notes, modules);
  if (entries.length === 0) {
    return <chakra.p color="fg.muted">Notes from every module are collected here.</chakra.p>;
  }
  return (
    <chakra.dl>
      {entries.map(({ title, text }) => (
        <chakra.div key={title} py="3" borderTopWidth="1px">
          <chakra.dt fontWeight="semibold">{title}</chakra.dt>
          <chakra.dd whiteSpace="pre-wrap" mt="1">
            {text}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
