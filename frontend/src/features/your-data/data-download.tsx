import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { DataExport } from '@learning/shared/contract/privacy';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDate } from '#lib/print-date.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useDownloadExport, useStartExport } from './change-data.ts';

interface Props {
  learner: SignedInLearner;
  dataExport: DataExport | null;
}

/** Shows the state of the learner's download, and what can be done about it. */
export function DataDownload({ learner, dataExport }: Props) {
  const start = useStartExport(learner.id);
  const download = useDownloadExport(learner.id);
  const error = download.error ?? start.error;
  const isReady = dataExport?.state === 'ready';
  const prepare = () => {
    download.reset();
    start.mutate();
  };
  return (
    <>
      <chakra.h3 textStyle="h4">Download my data</chakra.h3>
      <chakra.p color="fg.muted" mt="2">
        A ZIP file with your courses, progress, notes, documents, certificates with their badges,
        purchases and everything else we store about you.
      </chakra.p>
      <chakra.p mt="3" minH={{ base: '12', md: '6' }} aria-live="polite">
        {statusOf(dataExport, learner.email)}
      </chakra.p>
      <HStack mt="3" gap="3" flexWrap="wrap">
        {isReady && (
          <Button
            size="sm"
            pendingText={download.isPending && 'Downloading...'}
            onClick={() => download.mutate()}
          >
            Download ZIP
          </Button>
        )}
        {dataExport?.state !== 'preparing' && (
          <Button
            size="sm"
            variant="outline"
            colorPalette={isReady ? 'neutral' : 'accent'}
            pendingText={start.isPending && 'Starting...'}
            onClick={prepare}
          >
            {isReady ? 'Prepare a New One' : 'Prepare My Data'}
          </Button>
        )}
      </HStack>
      <div role="alert">
        {error && (
          <chakra.p color="danger.fg" mt="3">
            {userMessageOf(error)}
          </chakra.p>
        )}
      </div>
    </>
  );
}

function statusOf(dataExport: DataExport | null, email: string): string {
  if (!dataExport) return 'Takes a few minutes. We’ll email you when it’s ready.';
  switch (dataExport.state) {
    case 'preparing':
      return `We’re preparing your data and will email ${email} when it’s ready. You can leave this page.`;
    case 'ready':
      return `Ready${sizeOf(dataExport.sizeBytes)}. You can download it until ${printDate(dataExport.availableUntil ?? dataExport.requestedAt)}.`;
    case 'failed':
      return 'We couldn’t prepare your data. Nothing was changed. Please try again.';
  }
}

const KILOBYTE = 1024;

function sizeOf(bytes: number | null): string {
  if (bytes === null) return '';
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `, ${kilobytes} KB`;
  return `, ${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
