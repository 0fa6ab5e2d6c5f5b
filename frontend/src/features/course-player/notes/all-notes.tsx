import { chakra } from '@chakra-ui/react';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Note } from '@learning/shared/contract/notes';
import { notesInOrder } from './notes-text.ts';

/** All notes of the course, to read. */
export function AllNotes({ notes, modules }: { notes: Note[]; modules: ModuleSummary[] }) {
  const entries = notesInOrder(notes, modules);
  if (entries.length === 0) {
    return <chakra.p color="fg.muted">What you note in a module gathers here.</chakra.p>;
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
