import type { RichTextNode } from '@learning/shared/contract/fields';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { saveFile } from '#lib/save-file.ts';
import { resourceDocument } from './resource-document.ts';

interface Props {
  resource: { id: string; name: string; body: RichTextNode };
}

/** Downloads the resource as a Word file created on the device. */
export function ResourceWordButton({ resource }: Props) {
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    try {
      const { wordFile } = await import('#lib/word/word-file.ts');
      saveFile(`${resource.id}.docx`, await wordFile(resourceDocument(resource)));
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
      pendingText={isMaking && 'Preparing...'}
      onClick={() => void download()}
    >
      <FileText aria-hidden="true" />
      Download as Word
    </Button>
  );
}
