import { chakra, Spinner } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Note } from '#components/ui/note.tsx';

/** Shown while the answers are submitted automatically. */
export function SubmittingNote() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Note colorPalette="signal">
      <chakra.h4 ref={heading} tabIndex={-1} outline="none" textStyle="h4">
        Submitting your answers
      </chakra.h4>
      <chakra.p mt="1" display="flex" gap="2" alignItems="center">
        <Spinner size="inherit" aria-hidden="true" /> Submitting...
      </chakra.p>
    </Note>
  );
}
