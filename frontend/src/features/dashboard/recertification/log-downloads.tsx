import { HStack } from '#ui/chakra/h-stack.ts';
import type { RecertificationLog } from '@learning/shared/contract/dashboard';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#lib/save-file.ts';
import { printIsoDate } from '../print-time.ts';
import { logCsv, logPdf } from './log-files.ts';

interface Props {
  log: RecertificationLog;
  learnerName: string;
}

/** Offers both files, built on the device; the PDF's code and fonts are loaded on demand. */
export function LogDownloads({ log, learnerName }: Props) {
  const [isPreparing, setIsPreparing] = useState(false);
  const saveCsv = () => saveFile(fileName('csv'), logCsv(log));
  const savePdf = async () => {
    setIsPreparing(true);
    try {
      saveFile(fileName('pdf'), await logPdf(log, learnerName));
    } catch {
      showToast({
        title: 'Download Failed',
        description: 'Check your connection, then try again. The CSV has the same entries.',
        tone: 'error',
      });
    } finally {
      setIsPreparing(false);
    }
  };
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button variant="outline" size="sm" onClick={saveCsv}>
        <Download aria-hidden="true" />
        Download CSV
      </Button>
      <Button
        variant="outline"
        size="sm"
        pendingText={isPreparing && 'Preparing...'}
        onClick={() => void savePdf()}
      >
        <Download aria-hidden="true" />
        Download PDF
      </Button>
    </HStack>
  );
}

function fileName(extension: string): string {
  return `Recertification_Log_${printIsoDate(new Date())}.${extension}`;
}
