import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { GeneratedDocument } from '@learning/shared/domain/documents/generate-document';
import { DocumentText } from '#components/rich-text/document-text.tsx';
import { Button } from '#ui/button.tsx';
import { EducationalNote } from './educational-note.tsx';

/** Headings of the document start below the activity's title, an `h1`. */
const HEADING_OFFSET = 1;

interface Props {
  document: GeneratedDocument;
  onEdit: () => void;
  onContinue: () => void;
}

/** Shows the whole document as it will be printed. */
export function DocumentPreview({ document, onEdit, onContinue }: Props) {
  const { body, text } = document;
  return (
    <>
      <chakra.section
        aria-label="Document preview"
        bg={{ base: 'bg.panel', _dark: 'bg.inverted' }}
        color={{ base: 'fg', _dark: 'fg.inverted' }}
        borderWidth="1px"
        borderRadius="l1"
        px={{ base: '5', md: '12' }}
        py={{ base: '6', md: '12' }}
        maxW="3xl"
      >
        {body ? (
          <DocumentText body={body} headingOffset={HEADING_OFFSET} />
        ) : (
          <chakra.p whiteSpace="pre-wrap" overflowWrap="break-word">
            {text}
          </chakra.p>
        )}
      </chakra.section>
      <EducationalNote />
      <HStack gap="3" mt="6" flexWrap="wrap">
        <Button onClick={onContinue}>Continue to Download</Button>
        <Button variant="outline" colorPalette="neutral" onClick={onEdit}>
          Edit the Form
        </Button>
      </HStack>
    </>
  );
}
