import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { site } from '@learning/content/site';
import type { ReactNode } from 'react';

/**
 * Keeps the trial in reach of visitors on small screens: at the lower edge, and after the content at its end. The page leaves room for it
 * when something gets the focus (`theme/global-css.ts`). Source: rules/wording.md W31
 */
export function TrialBar({ children }: { children: ReactNode }) {
  return (
    <Box
      data-bottom-bar=""
      data-if="!signed-in"
      hideFrom="md"
      position="sticky"
      bottom="var(--page-bar, 0px)"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      px="5"
      py="2.5"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      css={{
        paddingBottom: 'max(0.625rem, env(safe-area-inset-bottom))',
        '.has-session &': { display: 'none' },
        '@media (max-height: 30rem)': { position: 'static' },
      }}
    >
      <chakra.span textStyle="small" color="fg.muted" lineHeight="short">
        {site.trial.short}
      </chakra.span>
      {children}
    </Box>
  );
}
