import { chakra, HStack } from '@chakra-ui/react';
import type { GeneratedDocument } from '@learning/shared/domain/documents/generate-document';
import { type MouseEvent, useId, useState } from 'react';
import { DocumentText } from '#components/rich-text/document-text.tsx';
import { Button } from '#components/ui/button.tsx';
import { cutDocument, cutText } from './cut-document.ts';

/** Headings of the document start below the activity's title, an `h3`. */
const HEADING_OFFSET = 3;

interface Props {
  document: GeneratedDocument;
  onEdit: () => void;
  onContinue: () => void;
}

/** Shows the document as it will be printed; a long one only in part at first. */
export function DocumentPreview({ document, onEdit, onContinue }: Props) {
  const [isWhole, setWhole] = useState(false);
  const sheetId = useId();
  const { body, text } = document;
  const beginning = body ? cutDocument(body) : cutText(text);
  const isCut = beginning !== undefined;
  const shownBody = body && (isCut && !isWhole ? (beginning as typeof body) : body);

  const changeLength = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    setWhole(!isWhole);
    // 'Show less' at the end of a long document moves far up: keep it in view.
    if (isWhole) {
      requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
    }
  };
  return (
    <>
      <chakra.section
        id={sheetId}
        aria-label="Document preview"
        bg={{ base: 'bg.panel', _dark: 'bg.inverted' }}
        color={{ base: 'fg', _dark: 'fg.inverted' }}
        borderWidth="1px"
        borderRadius="l1"
        px={{ base: '5', md: '12' }}
        py={{ base: '6', md: '12' }}
        maxW="3xl"
      >
        {shownBody ? (
          <DocumentText body={shownBody} headingOffset={HEADING_OFFSET} />
        ) : (
          <chakra.p whiteSpace="pre-wrap" overflowWrap="break-word">
            {isCut && !isWhole ? (beginning as string) : text}
          </chakra.p>
        )}
      </chakra.section>
      {isCut && (
        <Button
          variant="plain"
          mt="3"
          aria-expanded={isWhole}
          aria-controls={sheetId}
          onClick={changeLength}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
      <HStack gap="3" mt="6" flexWrap="wrap">
        <Button onClick={onContinue}>Continue to Download</Button>
        <Button variant="outline" colorPalette="neutral" onClick={onEdit}>
          Edit the Form
        </Button>
      </HStack>
    </>
  );
}
