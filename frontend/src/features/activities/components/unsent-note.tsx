import { chakra } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { Note } from '#components/ui/note.tsx';

interface Props {
  isSending: boolean;
  onSend: () => void;
}

/** Says that answers were handed in and did not arrive yet. */
export function UnsentNote({ isSending, onSend }: Props) {
  return (
    <Note colorPalette="signal">
      <chakra.p display="flex" gap="2" alignItems="center" fontWeight="semibold">
        <CloudOff size={18} aria-hidden="true" />
        Your answers are kept on this device.
      </chakra.p>
      <chakra.p mt="1">
        They could not be saved just now. They are sent again by themselves, also when you close
        this page and come back later. Your result then appears here.
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
