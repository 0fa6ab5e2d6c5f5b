import { chakra } from '#ui/chakra/factory.ts';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

interface Props {
  isSending: boolean;
  onSend: () => void;
}

/** Tells the learner that a submission has not reached the server yet. */
export function UnsentNote({ isSending, onSend }: Props) {
  return (
    <Note colorPalette="signal">
      <chakra.p display="flex" gap="2" alignItems="center" fontWeight="semibold">
        <CloudOff size={18} aria-hidden="true" />
        Your answers are saved on this device.
      </chakra.p>
      <chakra.p mt="1">
        We couldn’t reach the server just now. We’ll send them automatically, even if you close this
        page and come back later. Your result will appear here.
      </chakra.p>
      <Button
        mt="4"
        size="sm"
        variant="outline"
        colorPalette="neutral"
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) onSend();
        }}
      >
        {isSending ? 'Sending...' : 'Send Now'}
      </Button>
    </Note>
  );
}
