import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What it brings. */
  children: ReactNode;
  action: ReactNode;
}

/** One way to end a plan. */
export function EndingChoice({ title, children, action }: Props) {
  return (
    <chakra.section borderWidth="1px" borderRadius="l2" p={{ base: '4', sm: '5' }}>
      <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
      <chakra.p color="fg.muted" mt="1" mb="4" textWrap="pretty">
        {children}
      </chakra.p>
      {action}
    </chakra.section>
  );
}
