import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Button } from '#ui/button.tsx';

interface Props {
  mine: string;
  theirs: string;
  onResolve: (text: string) => void;
}

/** Shows both versions of a text that was changed in another tab or on another device, and lets the learner choose. */
export function NoteConflict({ mine, theirs, onResolve }: Props) {
  const both = `${theirs}\n\n${mine}`;
  return (
    <Box role="alert" layerStyle="note" colorPalette="signal" px="4" py="4" mb="4">
      <chakra.h3 textStyle="label">This text was changed somewhere else</chakra.h3>
      <chakra.p textStyle="small" mt="1">
        The other text is below; yours is in the box. Nothing is replaced until you choose.
      </chakra.p>
      <chakra.blockquote
        aria-label="The other text"
        textStyle="small"
        whiteSpace="pre-wrap"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
        p="3"
        mt="3"
        maxH="32"
        overflowY="auto"
        tabIndex={0}
      >
        {theirs || '(empty)'}
      </chakra.blockquote>
      <HStack gap="2" mt="3" flexWrap="wrap">
        <Button size="xs" onClick={() => onResolve(both)}>
          Keep Both
        </Button>
        <Button size="xs" variant="outline" onClick={() => onResolve(mine)}>
          Keep Mine
        </Button>
        <Button size="xs" variant="outline" onClick={() => onResolve(theirs)}>
          Keep the Other Text
        </Button>
      </HStack>
    </Box>
  );
}
