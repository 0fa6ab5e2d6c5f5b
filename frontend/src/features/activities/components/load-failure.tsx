import { chakra } from '#ui/chakra/factory.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Note role="alert" colorPalette="danger">
      <chakra.p>Failed to load activity. Please refresh the page and try again.</chakra.p>
      <Button mt="3" size="sm" variant="outline" colorPalette="neutral" onClick={onRetry}>
        Load Again
      </Button>
    </Note>
  );
}
