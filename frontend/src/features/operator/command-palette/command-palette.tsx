import { chakra } from '#ui/chakra/factory.ts';
import { mayOperate, type OperatorRole } from '@learning/shared/contract/operator-roles';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OptionSearch } from '#components/option-search/option-search.tsx';
import { Button } from '#ui/button.tsx';
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
  const [words, setWords] = useState('');
  const pages = SECTIONS.flatMap(({ sections }) =>
    sections.filter((section) => mayOperate(roles, section.roles)),
  );
  const commands = commandsFor(words, pages, mayOperate(roles, ['support', 'finance']));
  const options = commands.map(({ name, hint, target }) => ({
    key: name,
    name,
    hint,
    onChoose: () => {
      onClose();
      void navigate(target);
    },
  }));
  return (
    <OptionSearch
      label="A page, or a learner’s address, name or id"
      words={words}
      onWords={setWords}
      groups={[{ key: 'commands', options }]}
    >
      {commands.length === 0 && (
        <chakra.p px="3" py="2" color="fg.muted">
          No page has this name.
        </chakra.p>
      )}
    </OptionSearch>
  );
}
