import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode, Ref } from 'react';

interface Props {
  isPassed: boolean;
  /** Takes the focus after a submission. */
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Says how an attempt ended, above its score. */
export function ResultTitle({ isPassed, ref, children }: Props) {
  const Icon = isPassed ? CircleCheck : CircleAlert;
  return (
    <chakra.h2
      {...(ref ? { ref } : {})}
      tabIndex={-1}
      outline="none"
      textStyle="h3"
      display="flex"
      gap="2.5"
      alignItems="flex-start"
      scrollMarginTop="28"
    >
      <Box as="span" color="colorPalette.fg" mt="1">
        <Icon size={22} aria-hidden="true" />
      </Box>
      {children}
    </chakra.h2>
  );
}
