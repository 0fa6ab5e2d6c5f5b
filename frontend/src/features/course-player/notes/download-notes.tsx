import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Note } from '@learning/shared/contract/notes';
import type { WrittenWork } from '@learning/shared/contract/work';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { WordButton } from '#components/word-button.tsx';
import { saveTextFile } from '#lib/save-file.ts';
import { workDocument } from '#lib/word/work-document.ts';
import { Button } from '#ui/button.tsx';
import { notesAsMarkdown, notesInOrder } from './notes-text.ts';

interface Props {
  courseTitle: string;
  modules: ModuleSummary[];
  notes: Note[];
  work: WrittenWork[];
}

/** Downloads all notes of the course as a file that is created on the device. */
export function DownloadNotes({ courseTitle, modules, notes, work }: Props) {
  const labelId = useId();
  const entries = notesInOrder(notes, work, modules);
  if (entries.length === 0) return null;
  const name = `${courseTitle} - notes`;
  const sections = entries.map(({ title, text }) => ({ heading: title, text }));
  return (
    <chakra.div role="group" aria-labelledby={labelId} mt="4">
      <chakra.p id={labelId} textStyle="small" fontWeight="semibold">
        All notes of this course
      </chakra.p>
      <HStack gap="2" mt="2" flexWrap="wrap">
        <WordButton
          size="sm"
          fileName={`${name}.docx`}
          content={() => workDocument(`Notes on ${courseTitle}`, sections)}
        />
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            saveTextFile(`${name}.md`, notesAsMarkdown(courseTitle, entries), 'text/markdown')
          }
        >
          <Download aria-hidden="true" />
          Download as Markdown
        </Button>
      </HStack>
    </chakra.div>
  );
}
