import { Box, type BoxProps } from '#ui/chakra/box.ts';

/**
 * Shows placeholders instead of an offer until it is known what the learner has. A prerendered page shows the offer to everyone:
 * `inline/before-paint.js` marks a device with a session, so that its learner never sees it.
 */
export function AccessPlaceholder(props: BoxProps) {
  return (
    <Box
      data-session="unknown"
      css={{
        '&[data-session=unknown]:is(.has-session *)': {
          '& > *': { bg: 'bg.muted', borderRadius: 'l2', animation: 'pulse' },
          '& > * > *': { visibility: 'hidden' },
        },
      }}
      {...props}
    />
  );
}
