import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Next steps, the main one first. */
  actions: ReactNode;
}

/** Replaces the form when nothing can be paid, with the reason and where to go. */
export function CheckoutMessage({ title, children, actions }: Props) {
  return (
    <Panel role="alert" maxW="2xl" p={{ base: '6', md: '8' }}>
      <chakra.h2 textStyle="h3">{title}</chakra.h2>
      <chakra.p color="fg.muted" mt="2">
        {children}
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        {actions}
      </HStack>
    </Panel>
  );
}
