import { Box } from '#ui/chakra/box.ts';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LazyToaster } from '#components/feedback/lazy-toaster.tsx';
import { OfflineNotice } from '#components/feedback/offline-notice.tsx';
import { AppFooter } from '#components/layout/app-footer.tsx';
import { RouteAnnouncer } from '#components/layout/route-announcer.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { SiteHeader } from '#components/layout/site-header.tsx';
import { SkipLink } from '#components/layout/skip-link.tsx';
import { TooltipBubble } from '#ui/tooltip/tooltip-bubble.tsx';
import { Tooltips } from '#ui/tooltip/tooltips.tsx';
import type { PageDefinition } from '../page-definition.ts';
import { AccountMenu } from './account-menu.tsx';
import { PageBar } from './page-bar.tsx';
import { OfflinePlace } from './offline/offline-place.tsx';
import { SearchPlace } from './search-place.tsx';
import { CardAnswerSender, SubmissionSender } from './unsent-senders.tsx';

interface PageMatch {
  fullPath: string;
  staticData: { page?: PageDefinition | null };
}

/** Frames every page with header, footer and notices. */
export function PageFrame({ children }: { children: ReactNode }) {
  const isPublic = useMatches({
    select: (matches) =>
      ['public', 'form'].includes(matches.at(-1)?.staticData.page?.kind ?? 'app'),
  });
  const isOfOperators = useMatches({ select: (matches) => isAdmin(matches.at(-1)) });
  const hasBar = useMatches({ select: (matches) => isOfLearner(matches.at(-1)) });
  return (
    <Box id="page" display="flex" flexDirection="column" minH="100dvh">
      <SkipLink />
      <OfflineNotice>
        <OfflinePlace />
      </OfflineNotice>
      <SiteHeader account={<AccountMenu />} isPublic={isPublic} hasSearch={!isOfOperators} />
      <Box as="main" id="main" tabIndex={-1} flex="1 0 auto">
        {children}
      </Box>
      {isPublic ? <SiteFooter /> : <AppFooter />}
      {hasBar && <PageBar />}
      {!isOfOperators && <SearchPlace />}
      <RouteAnnouncer />
      <LazyToaster />
      <SubmissionSender />
      <CardAnswerSender />
      <Tooltips />
      <TooltipBubble id="tooltip" />
    </Box>
  );
}

/** Operators have a menu of their own, and a task has no way out of it at the thumb. */
function isOfLearner(match: PageMatch | undefined): boolean {
  return !match?.staticData.page?.isTask && !isAdmin(match);
}

function isAdmin(match: PageMatch | undefined): boolean {
  return match?.fullPath.startsWith('/admin') === true;
}
