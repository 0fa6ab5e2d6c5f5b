import { chakra } from '#ui/chakra/factory.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Note } from '@learning/shared/contract/notes';
import type { WrittenWork } from '@learning/shared/contract/work';
import { QuotedPlaces } from './quoted-places.tsx';
import { notesInOrder } from './notes-text.ts';

interface Props {
  notes: Note[];
  work: WrittenWork[];
  modules: ModuleSummary[];
}

/** Shows all notes of the course and the answers to its pauses, read-only. */
export function AllNotes({ notes, work, modules }: Props) {
  const entries = notesInOrder(notes, work, modules);
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
            <QuotedPlaces note={text} />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
