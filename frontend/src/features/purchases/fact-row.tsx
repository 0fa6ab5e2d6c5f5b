import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';

interface Props {
  /** The fact. */
  children: ReactNode;
  /** Its button. */
  action?: ReactNode;
}

/** Shows one line of a card: a fact, and its button at the end. */
export function FactRow({ children, action }: Props) {
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'flex-start', sm: 'center' }}
      justifyContent="space-between"
      columnGap="6"
      rowGap="3"
      py="4"
      borderTopWidth="1px"
      _last={{ pb: '0' }}
    >
      <chakra.div minW="0" color="fg.muted" textWrap="pretty">
        {children}
      </chakra.div>
      {action}
    </chakra.div>
  );
}
