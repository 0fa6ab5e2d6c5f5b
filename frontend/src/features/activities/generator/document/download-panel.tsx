import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import type { GeneratedDocument } from '@learning/shared/domain/documents/generate-document';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { saveFile, saveTextFile } from '#lib/save-file.ts';
import { EducationalNote } from './educational-note.tsx';
import { PrintedDocument } from './printed-document.tsx';

interface Props {
  document: GeneratedDocument;
  output: PublicGeneratorConfig['output'];
  /** Shown below the downloads. */
  children: ReactNode;
}

/** Offers the document as a file and in print. All files are created on the device. */
export function DownloadPanel({ document, output, children }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  const [isMakingWord, setMakingWord] = useState(false);
  const { format, filename } = output;

  const saveSource = () =>
    format === 'html'
      ? saveTextFile(`${filename}.html`, document.source, 'text/html')
      : saveTextFile(`${filename}.txt`, document.source);
  const saveWord = async () => {
    setMakingWord(true);
    try {
      const { wordFile } = await import('#lib/word/word-file.ts');
      saveFile(`${filename}.docx`, await wordFile(document));
    } catch {
      showToast({
        title: 'Download Failed',
        description: 'We couldn’t create the Word file. Check your connection and try again.',
        tone: 'error',
      });
    }
    setMakingWord(false);
  };

  return (
    <>
      <Stack as="ul" gap="0" maxW="3xl" mt="-4">
        <Way
          name={`${filename}.${format === 'html' ? 'html' : 'txt'}`}
          use={format === 'html' ? 'Opens in any browser.' : 'Opens in any text editor.'}
        >
          <Button variant="outline" onClick={saveSource}>
            <Download aria-hidden="true" />
            {format === 'html' ? 'Download HTML' : 'Download Text'}
          </Button>
        </Way>
        <Way
          name={`${filename}.docx`}
          use={
            format === 'html'
              ? 'Edit it in Word, with its headings, lists and tables.'
              : 'Edit it in Word.'
          }
        >
          <Button
            variant="outline"
            pendingText={isMakingWord && 'Preparing...'}
            onClick={() => void saveWord()}
          >
            <FileText aria-hidden="true" />
            Download Word
          </Button>
        </Way>
        <Way name="Paper or PDF" use="Prints only the document.">
          <Button variant="outline" onClick={() => setPrinting(true)}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        </Way>
      </Stack>
      <EducationalNote />
      {children}
      {isPrinting && <PrintedDocument document={document} onDone={() => setPrinting(false)} />}
    </>
  );
}

function Way({ name, use, children }: { name: string; use: string; children: ReactNode }) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="center"
      justifyContent="space-between"
      borderBottomWidth="1px"
      py="4"
    >
      <div>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {use}
        </chakra.p>
      </div>
      {children}
    </chakra.li>
  );
}
