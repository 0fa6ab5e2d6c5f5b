import Keyboard from 'lucide-react/icons/keyboard';
import { Suspense, useState } from 'react';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PlayerTool } from '../header/player-tool.tsx';
import { ShortcutsHelp } from '../later.tsx';
import { useShortcut } from './use-shortcut.ts';

/** Opens the list of shortcuts, with a switch to turn them off. */
export function ShortcutsButton() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return (
    <>
      <PlayerTool
        label="Keyboard Shortcuts"
        isIconOnly
        onClick={() => setOpen(true)}
        // Touch-only devices have no keyboard.
        css={{ '@media (hover: none) and (pointer: coarse)': { display: 'none' } }}
      >
        <Keyboard aria-hidden="true" />
      </PlayerTool>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keyboard Shortcuts" size="sm">
        <Suspense fallback={null}>
          <ShortcutsHelp />
        </Suspense>
      </Dialog>
    </>
  );
}
