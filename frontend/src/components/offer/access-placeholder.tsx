import { Box, type BoxProps } from '#ui/chakra/box.ts';

/**
 * Shows placeholders instead of an offer until the script knows what the learner has (`data-known` of the part around it). A prerendered page
 * shows the offer to everyone: `app/head/head.ts` marks a device with a session, so that its learner never sees it.
 */
export function AccessPlaceholder(props: BoxProps) {
  return (
    <Box
      css={{
        '&:is(.has-session *):not([data-known], [data-known] *)': {
          '& > *': { bg: 'bg.muted', borderRadius: 'l2', animation: 'pulse' },
          '& > * > *': { visibility: 'hidden' },
        },
      }}
      {...props}
    />
  );
}
