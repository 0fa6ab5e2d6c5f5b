import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { type ReactNode, useId } from 'react';

/** A titled part of the certificate's details. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px" pt="5">
      <chakra.h3 id={id} textStyle="h4" mb="3">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}

/** Buttons side by side, as far as there is room. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <HStack gap="3" flexWrap="wrap">
      {children}
    </HStack>
  );
}
