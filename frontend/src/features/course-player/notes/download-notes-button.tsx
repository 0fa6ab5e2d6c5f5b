import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Note } from '@learning/shared/contract/notes';
import type { WrittenWork } from '@learning/shared/contract/work';
import Download from 'lucide-react/icons/download';
import { Button } from '#ui/button.tsx';
import { notesAsText, notesInOrder } from './notes-text.ts';

interface Props {
  courseTitle: string;
  modules: ModuleSummary[];
  notes: Note[];
  work: WrittenWork[];
}

/** Downloads all notes of the course as a text file created on the device. */
export function DownloadNotesButton({ courseTitle, modules, notes, work }: Props) {
  const entries = notesInOrder(notes, work, modules);
  if (entries.length === 0) return null;
  const download = () => {
    const file = new Blob([notesAsText(courseTitle, entries)], { type: 'text/plain' });
    const url = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${courseTitle} - notes.txt`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button variant="plain" size="sm" mt="4" onClick={download}>
      <Download aria-hidden="true" />
      Download All Notes
    </Button>
  );
}
