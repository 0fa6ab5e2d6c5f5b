import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { saveFile } from '#lib/save-file.ts';

/** How long 'Generating...' shows at least, so that one can read it. */
const SHOWN_MS = 1_000;

type CreateFile = (options: { onProgress: (share: number) => void }) => Promise<Blob>;

/** Creates a file on the device and saves it; one at a time. */
export function useDownload() {
  const [running, setRunning] = useState<{ file: string; share: number }>();
  const download = async (file: string, create: CreateFile) => {
    setRunning({ file, share: 1 });
    try {
      const onProgress = (share: number) => setRunning({ file, share });
      const [blob] = await Promise.all([create({ onProgress }), shown()]);
      saveFile(file, blob);
    } catch {
      showToast({
        title: 'Download Failed',
        description: 'Your certificate is safe. Check your connection, then try again.',
        tone: 'error',
      });
    } finally {
      setRunning(undefined);
    }
  };
  /** Returns what the button of a file shows while it is created. */
  const pendingText = (file: string): string | false =>
    running?.file === file &&
    (running.share < 1 ? `Loading fonts, ${Math.round(running.share * 100)}%` : 'Generating...');
  return { download, pendingText, isBusy: running !== undefined };
}

const shown = () => new Promise<void>((resolve) => setTimeout(resolve, SHOWN_MS));
