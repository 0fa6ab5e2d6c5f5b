import { Box } from '#ui/chakra/box.ts';
import type { ReactNode } from 'react';
import { LazyToaster } from '#components/feedback/lazy-toaster.tsx';
import { OfflineNotice } from '#components/feedback/offline-notice.tsx';
import { RouteAnnouncer } from '#components/layout/route-announcer.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { SkipLink } from '#components/layout/skip-link.tsx';
import { TooltipBubble } from '#ui/tooltip/tooltip-bubble.tsx';
import { Tooltips } from '#ui/tooltip/tooltips.tsx';
import { AccountMenu } from './account-menu.tsx';
import { OfflinePlace } from './offline/offline-place.tsx';
import { CardAnswerSender, SubmissionSender } from './unsent-senders.tsx';

/** Frames every page with header, footer and notices. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Box id="page" display="flex" flexDirection="column" minH="100dvh">
      <SkipLink />
      <OfflineNotice>
        <OfflinePlace />
      </OfflineNotice>
      <SiteHeader account={<AccountMenu />} />
      <Box as="main" id="main" tabIndex={-1} flex="1 0 auto">
        {children}
      </Box>
      <SiteFooter />
      <RouteAnnouncer />
      <LazyToaster />
      <SubmissionSender />
      <CardAnswerSender />
      <Tooltips />
      <TooltipBubble id="tooltip" />
    </Box>
  );
}
