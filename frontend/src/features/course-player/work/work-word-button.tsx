import { FileText } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { saveFile } from '#lib/save-file.ts';
import { workDocument } from '#lib/word/work-document.ts';

/** Downloads a text as a Word file created on the device. */
export function WorkWordButton({ title, text }: { title: string; text: string }) {
  const [isMaking, setMaking] = useState(false);
  if (text.trim() === '') return null;
  const download = async () => {
    setMaking(true);
    try {
      const { wordFile } = await import('#lib/word/word-file.ts');
      const file = await wordFile(workDocument(title, [{ heading: '', text }]));
      saveFile('deliverable.docx', file);
    } catch {
      showToast({
        title: 'Download Failed',
        description: 'We couldn’t create the Word file. Check your connection and try again.',
        tone: 'error',
      });
    }
    setMaking(false);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      mt="2"
      pendingText={isMaking && 'Preparing...'}
      onClick={() => void download()}
    >
      <FileText aria-hidden="true" />
      Download as Word
    </Button>
  );
}
