import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { CaseFile } from '@learning/shared/contract/case-files';
import { useState } from 'react';
import { CaseDocuments } from '../case-file/case-documents.tsx';

/** Shows the file of an attempt with its result, folded. */
export function FileOfResult({ file: { title, documents } }: { file: CaseFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details
      mb="4"
      layerStyle="card"
      px={{ base: '4', md: '6' }}
      py="4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.summary cursor="button" fontWeight="semibold">
        The file you had: {title}
      </chakra.summary>
      {isOpen && (
        <Box mt="4">
          <CaseDocuments documents={documents} />
        </Box>
      )}
    </chakra.details>
  );
}
