import { chakra } from '#ui/chakra/factory.ts';
import type { CaseFile } from '@learning/shared/contract/case-files';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { memo, useMemo, type Ref } from 'react';
import { CaseDocuments } from './case-documents.tsx';

interface Props {
  file: CaseFile;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Shows the case file beside the questions. Typing an answer does not render it again. */
export const CaseFilePanel = memo(function CaseFilePanel({ file, headingRef }: Props) {
  const { title, documents } = useMemo(() => withTypographicQuotes(file), [file]);
  return (
    <>
      <chakra.h2 ref={headingRef} tabIndex={-1} outline="none" pt={{ base: '4', lg: '8' }}>
        <chakra.span textStyle="eyebrow" color="fg.muted" display="block">
          The file · {documents.length} documents
        </chakra.span>
        <chakra.span textStyle="h4" display="block" mt="1">
          {title}
        </chakra.span>
      </chakra.h2>
      <CaseDocuments documents={documents} isBeside />
    </>
  );
});
