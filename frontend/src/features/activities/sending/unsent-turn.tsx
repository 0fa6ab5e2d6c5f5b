import { chakra } from '#ui/chakra/factory.ts';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

interface Props {
  title: string;
  /** Ends the sentence that says what happens once it is sent. */
  goesOn: string;
  isSending: boolean;
  onSend: () => void;
}

/** Says that a decision or a line waits on this device. */
export function UnsentTurn({ title, goesOn, isSending, onSend }: Props) {
  return (
    <Note colorPalette="signal" mb="6">
      <chakra.p display="flex" gap="2" alignItems="center" fontWeight="semibold">
        <CloudOff size={18} aria-hidden="true" />
        {title}
      </chakra.p>
      <chakra.p mt="1">
        We couldn’t reach the server just now. We’ll send it as soon as you’re back online, and{' '}
        {goesOn}.
      </chakra.p>
      <Button
        mt="4"
        size="sm"
        variant="outline"
        colorPalette="neutral"
        pendingText={isSending && 'Sending...'}
        onClick={onSend}
      >
        Send Now
      </Button>
    </Note>
  );
}
