import { chakra } from '#ui/chakra/factory.ts';
import type { Ref } from 'react';

interface Props {
  id?: string;
  ref?: Ref<HTMLDivElement>;
  text?: string | undefined;
}

/** The look of a tooltip; it is seen once it is shown as a popover. */
export function TooltipBubble({ text, ...rest }: Props) {
  return (
    <chakra.div
      {...rest}
      role="tooltip"
      popover="manual"
      position="fixed"
      inset="auto"
      margin="0"
      border="0"
      padding="0"
      // The pointer reaches the bubble without leaving it for the gap.
      py="1.5"
      bg="transparent"
      pointerEvents="auto"
      overflow="visible"
      maxW="min(20rem, calc(100vw - 1rem))"
      zIndex="toast"
      css={{ '@media print': { display: 'none' } }}
      animationName="fade-in"
      animationDuration="fast"
    >
      <chakra.span
        display="block"
        px="2.5"
        py="1"
        borderRadius="l1"
        bg="fg"
        color="bg"
        textStyle="small"
        fontWeight="medium"
        css={{ '@media (forced-colors: active)': { border: '1px solid' } }}
      >
        {text}
      </chakra.span>
    </chakra.div>
  );
}
