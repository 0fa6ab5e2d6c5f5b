import { HStack } from '#ui/chakra/h-stack.ts';
import Volume2 from 'lucide-react/icons/volume-2';
import { Button } from '#ui/button.tsx';

/** Starts reading the lesson aloud. It has the height of `ListenPlace`. */
export function ListenButton({ onClick }: { onClick: () => void }) {
  return (
    <HStack minH="10" mb="6" css={{ '@media print': { display: 'none' } }}>
      <Button size="sm" variant="outline" onClick={onClick}>
        <Volume2 aria-hidden="true" />
        Listen
      </Button>
    </HStack>
  );
}
