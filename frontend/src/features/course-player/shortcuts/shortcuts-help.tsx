import { chakra } from '#ui/chakra/factory.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { type ShortcutKey, switchShortcuts } from '#lib/shortcuts.ts';
import { useShortcutsOn } from './use-shortcut.ts';

const SHORTCUTS: readonly { key: ShortcutKey; text: string }[] = [
  { key: 'n', text: 'Open or close your notes' },
  { key: 'q', text: 'Quote the selected text in your notes' },
  { key: 'b', text: 'Bookmark the course, or remove the bookmark' },
  { key: 'm', text: 'Go to the list of modules' },
  { key: '[', text: 'Previous module' },
  { key: ']', text: 'Next module' },
  { key: 'c', text: 'Mark the module complete' },
  { key: '/', text: 'Search courses and your own work' },
  { key: '?', text: 'Show these shortcuts' },
];

/** Lists the shortcuts, with a switch for this device. */
export function ShortcutsHelp() {
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
