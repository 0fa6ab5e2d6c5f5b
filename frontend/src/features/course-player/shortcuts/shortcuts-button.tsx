import { chakra } from '@chakra-ui/react';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { SHORTCUTS, switchShortcuts } from './shortcuts.ts';
import { useShortcut, useShortcutsOn } from './use-shortcut.ts';
import { PlayerTool } from '../header/player-tool.tsx';

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
        <ShortcutsHelp />
      </Dialog>
    </>
  );
}

function ShortcutsHelp() {
  const areOn = useShortcutsOn();
  return (
    <>
      <chakra.dl opacity={areOn ? 1 : 0.7}>
        {SHORTCUTS.map(({ key, text }) => (
          <chakra.div key={key} display="flex" gap="4" py="2" borderTopWidth="1px">
            <chakra.dt width="9" flexShrink="0">
              <chakra.kbd
                display="inline-block"
                minW="7"
                px="1.5"
                borderWidth="1px"
                borderColor="border.emphasized"
                borderRadius="l1"
                fontFamily="body"
                fontWeight="semibold"
                textAlign="center"
              >
                {key}
              </chakra.kbd>
            </chakra.dt>
            <dd>{text}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p textStyle="small" color="fg.muted" mt="3" mb="4">
        Shortcuts are off while you type or choose an answer.
      </chakra.p>
      <Checkbox checked={areOn} onChange={(event) => switchShortcuts(event.target.checked)}>
        Use shortcuts on this device
      </Checkbox>
    </>
  );
}
