import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#lib/save-file.ts';
import type { WordContent } from '#lib/word/word-file.ts';

interface Props {
  fileName: string;
  /** Called when the file is made. */
  content: () => WordContent;
  size?: 'sm' | 'md';
}

/** Downloads a Word file created on the device. */
export function WordButton({ fileName, content, size = 'md' }: Props) {
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    try {
      const { wordFile } = await import('#lib/word/word-file.ts');
      saveFile(fileName, await wordFile(content()));
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
      size={size}
      pendingText={isMaking && 'Preparing...'}
      onClick={() => void download()}
    >
      <FileText aria-hidden="true" />
      Download as Word
    </Button>
  );
}
