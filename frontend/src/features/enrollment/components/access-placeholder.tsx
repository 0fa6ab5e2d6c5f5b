import { Box, type BoxProps } from '@chakra-ui/react';
import { useSession } from '#lib/session/use-session.ts';

const hidden = {
  '& > *': { bg: 'bg.muted', borderRadius: 'l2', animation: 'pulse' },
  '& > * > *': { visibility: 'hidden' },
} as const;

interface Props extends BoxProps {
  /** A learner is signed in and their access is not loaded yet. */
  isPending: boolean;
}

/**
 * Shows placeholders instead of an offer until it is known what the learner has. A prerendered page shows the offer to everyone:
 * `inline/before-paint.js` marks a device with a session, so that its learner never sees it.
 */
export function AccessPlaceholder({ isPending, children, ...rest }: Props) {
  const { status } = useSession();
  return (
    <Box
      {...rest}
      aria-busy={isPending || undefined}
      data-session={status}
      css={isPending ? hidden : { '.has-session &[data-session=unknown]': hidden }}
    >
      {children}
    </Box>
  );
}
