import { chakra } from '#ui/chakra/factory.ts';
import { useMutation } from '@tanstack/react-query';
import { userMessageOf } from '#lib/api-error.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';

interface Props {
  name: string;
  load: () => Promise<{ fileName: string; csv: string }>;
}

/** Saves figures as a file for a spreadsheet. */
export function ExportButton({ name, load }: Props) {
  const exporting = useMutation({
    mutationFn: load,
    onSuccess: ({ fileName, csv }) => saveTextFile(fileName, csv, 'text/csv'),
  });
  return (
    <div>
      <Button
        variant="outline"
        colorPalette="neutral"
        size="sm"
        pendingText={exporting.isPending && 'Exporting...'}
        onClick={() => exporting.mutate()}
      >
        {name}
      </Button>
      <div role="alert">
        {exporting.error && (
          <chakra.p color="danger.fg" textStyle="fine">
            {userMessageOf(exporting.error)}
          </chakra.p>
        )}
      </div>
    </div>
  );
}
