import { chakra } from '#ui/chakra/factory.ts';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import type { ReactNode } from 'react';

/** What a narrow screen shows of an attempt. */
export type AttemptView = 'questions' | 'file';

interface Props {
  view: AttemptView;
  onView: (view: AttemptView) => void;
}

/** Switches between the questions and the file, where the screen is too narrow for both. */
export function FileSwitch({ view, onView }: Props) {
  const choice = (own: AttemptView, children: ReactNode) => (
    <chakra.button
      type="button"
      aria-pressed={view === own}
      onClick={() => onView(own)}
      flex="1"
      minH="11"
      display="inline-flex"
      gap="2"
      alignItems="center"
      justifyContent="center"
      borderRadius="l2"
      borderWidth="1px"
      fontWeight="semibold"
      cursor="button"
      bg={view === own ? 'accent.muted' : 'transparent'}
      color={view === own ? 'accent.fg' : 'fg'}
      borderColor={view === own ? 'accent.solid' : 'border.emphasized'}
    >
      {children}
    </chakra.button>
  );
  return (
    <chakra.fieldset
      aria-label="Show"
      minW="0"
      m="0"
      borderWidth="0"
      borderTopWidth="1px"
      display={{ base: 'flex', lg: 'none' }}
      gap="2"
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      px="4"
      pt="2"
      css={{ paddingBottom: 'max(0.5rem, env(safe-area-inset-bottom))' }}
    >
      {choice(
        'questions',
        <>
          <ListChecks size={18} aria-hidden="true" /> Questions
        </>,
      )}
      {choice(
        'file',
        <>
          <FileText size={18} aria-hidden="true" /> File
        </>,
      )}
    </chakra.fieldset>
  );
}
