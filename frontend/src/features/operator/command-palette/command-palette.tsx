import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { mayOperate, type OperatorRole } from '@learning/shared/contract/operator-roles';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SECTIONS } from '../shell/sections.ts';
import { commandsFor } from './commands.ts';

interface Props {
  roles: readonly OperatorRole[];
}

/** Opens with ⌘K or Ctrl+K from every page of `/admin`, and leads to a page or a learner. */
export function CommandPalette({ roles }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        color="fg.muted"
        fontWeight="normal"
        flexShrink="0"
        alignSelf="center"
        width={{ base: 'auto', lg: '100%' }}
        mb={{ base: '0', lg: '5' }}
        me={{ base: '2', lg: '0' }}
        justifyContent="space-between"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setIsOpen(true)}
      >
        Search
        <chakra.kbd hideBelow="lg" fontFamily="mono" textStyle="fine">
          ⌘K
        </chakra.kbd>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Go to">
        <Palette roles={roles} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function Palette({ roles, onClose }: Props & { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const pages = SECTIONS.flatMap(({ sections }) =>
    sections.filter((section) => mayOperate(roles, section.roles)),
  );
  const commands = commandsFor(words, pages, mayOperate(roles, ['support', 'finance']));
  const chosen = Math.min(at, commands.length - 1);

  const run = (position: number) => {
    const command = commands[position];
    if (!command) return;
    onClose();
    void navigate(command.target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((chosen + step + commands.length) % commands.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(chosen);
    }
  };
  return (
    <Box>
      <Input
        type="text"
        role="combobox"
        aria-label="A page, or a learner’s address, name or id"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={commands.length > 0 ? `${listId}-${chosen}` : undefined}
        placeholder="A page, or a learner’s address, name or id"
        autoComplete="off"
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box id={listId} {...LIST} aria-label="Results" mt="3">
        {commands.map(({ name, hint }, position) => (
          <Box
            key={name}
            id={`${listId}-${position}`}
            {...OPTION}
            aria-selected={position === chosen}
            display="flex"
            justifyContent="space-between"
            gap="4"
            px="3"
            py="2.5"
            borderRadius="l2"
            cursor="button"
            bg={position === chosen ? 'bg.muted' : 'transparent'}
            onMouseEnter={() => setAt(position)}
            onClick={() => run(position)}
          >
            <chakra.span overflowWrap="anywhere">{name}</chakra.span>
            <chakra.span color="fg.muted" textStyle="small" flexShrink="0">
              {hint}
            </chakra.span>
          </Box>
        ))}
        {commands.length === 0 && (
          <chakra.p px="3" py="2" color="fg.muted">
            No page has this name.
          </chakra.p>
        )}
      </Box>
    </Box>
  );
}

/** The field keeps the focus; the keys move the choice among these. */
const LIST = { role: 'listbox' } as const;
const OPTION = { role: 'option' } as const;
