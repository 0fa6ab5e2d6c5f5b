import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Resource } from '@learning/shared/contract/catalog';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { Button } from '#ui/button.tsx';
import { saveFile } from '#lib/save-file.ts';

interface Props {
  resourceId: string;
  workbook: NonNullable<Resource['workbook']>;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Offers the resource as a spreadsheet, and shows its example. */
export function ResourceWorkbook({ resourceId, workbook }: Props) {
  const download = (name: string, file: string) =>
    saveFile(`${name}.xlsx`, new Blob([bytesOf(file)], { type: XLSX }));
  return (
    <Box
      as="section"
      aria-labelledby="workbook"
      mt="10"
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.h2 id="workbook" textStyle="h2">
        Workbook
      </chakra.h2>
      <chakra.p mt="3" color="fg.muted">
        This form as a spreadsheet that does the math. You fill in the yellow cells. Below is the
        example; figures in bold are calculated.
      </chakra.p>
      <HStack gap="3" mt="6" flexWrap="wrap">
        <Button variant="outline" onClick={() => download(resourceId, workbook.emptyFile)}>
          <FileSpreadsheet aria-hidden="true" />
          Download Workbook (.xlsx)
        </Button>
        <Button
          variant="outline"
          onClick={() => download(`${resourceId}-example`, workbook.exampleFile)}
        >
          <FileSpreadsheet aria-hidden="true" />
          Download with Example (.xlsx)
        </Button>
      </HStack>
      <Box mt="10">
        <RichText body={workbook.example} />
      </Box>
    </Box>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
