import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { ReactNode } from 'react';
import { Note } from '#ui/note.tsx';

interface PauseProps {
  task: ReactNode;
  /** What the reader can do here. */
  children?: ReactNode;
}

/** An exercise in a lesson: 'Pause and apply'. */
export function Pause({ task, children }: PauseProps) {
  return (
    <Note
      role="note"
      aria-label="Pause and apply"
      colorPalette="accent"
      display="flex"
      gap="4"
      css={{ '& strong:first-of-type': { color: 'accent.fg' } }}
    >
      <chakra.span color="accent.fg" mt="1" flexShrink="0" hideBelow="sm">
        <PencilLine size={20} aria-hidden="true" />
      </chakra.span>
      <Box flex="1" minW="0">
        {task}
        {children}
      </Box>
    </Note>
  );
}

/** A sound answer that the reader unfolds; where nothing can be written, as in the free module. */
export function FoldedAnswer({ children }: { children: ReactNode }) {
  return (
    <chakra.details mt="4">
      <chakra.summary
        cursor="pointer"
        textStyle="label"
        color="accent.fg"
        py={{ base: '2.5', md: '1' }}
      >
        Compare with a sound answer
      </chakra.summary>
      <Box mt="3">{children}</Box>
    </chakra.details>
  );
}
