import ALargeSmall from 'lucide-react/icons/a-large-small';
import { Suspense, useState } from 'react';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PlayerTool } from '../header/player-tool.tsx';
import { TextChoices } from '../later.tsx';

/** Opens the settings of the text: size, width and the countries whose law is shown. */
export function TextButton({ learnerId }: { learnerId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlayerTool
        label="Text"
        aria-label="Text settings"
        data-tooltip="Text settings"
        onClick={() => setOpen(true)}
      >
        <ALargeSmall aria-hidden="true" />
      </PlayerTool>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Text Settings" size="sm">
        <Suspense fallback={null}>
          <TextChoices learnerId={learnerId} />
        </Suspense>
      </Dialog>
    </>
  );
}
