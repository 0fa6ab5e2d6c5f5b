import { chakra } from '@chakra-ui/react';
import { Note } from '#components/ui/note.tsx';

/** Says plainly that the course is not complete yet. */
export function OutlineNote() {
  return (
    <Note colorPalette="signal" mt="6" maxW="2xl">
      <chakra.p fontWeight="semibold" color="signal.fg">
        Texts in preparation: the outline is complete
      </chakra.p>
      <chakra.p textStyle="small" mt="1">
        You see every module with its content and minutes. The lesson texts are still being written.
      </chakra.p>
    </Note>
  );
}
