import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';

export function Hint({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  return (
    <Box mt="4">
      <Button
        variant="ghost"
        size="sm"
        colorPalette="neutral"
        ms="-3.5"
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={() => setOpen(!isOpen)}
      >
        <Lightbulb aria-hidden="true" />
        {isOpen ? 'Hide Hint' : 'Show Hint'}
      </Button>
      <chakra.p
        id={textId}
        hidden={!isOpen}
        layerStyle="note"
        colorPalette="accent"
        px="4"
        py="3"
        mt="1"
      >
        {text}
      </chakra.p>
    </Box>
  );
}
