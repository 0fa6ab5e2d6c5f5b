import { chakra } from '@chakra-ui/react';
import { Button } from '#components/ui/button.tsx';
import { Note } from '#components/ui/note.tsx';

/** Tells the learner that the form was edited after the document was generated. */
export function OutdatedNote({ onGenerate }: { onGenerate: () => void }) {
  return (
    <Note aria-live="polite" colorPalette="signal" mb="6">
      <chakra.p>The form has changed since this document was generated.</chakra.p>
      <Button mt="3" size="sm" variant="outline" colorPalette="neutral" onClick={onGenerate}>
        Generate Again
      </Button>
    </Note>
  );
}
