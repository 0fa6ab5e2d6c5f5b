import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { ErrorPage } from '#components/feedback/error-page.tsx';
import { UnloadedPage } from '#components/feedback/unloaded-page.tsx';
import { NotFoundPage } from '#components/feedback/not-found-page.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { isConnected } from '#lib/connection.ts';
import { canReload, isMissingCode } from '#lib/missing-code.ts';
import { SavedOnDevice } from '../frame/offline/offline-place.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { page: null },
  component: () => (
    <PageFrame>
      <DefinedTitle />
      <Outlet />
    </PageFrame>
  ),
  notFoundComponent: NotFoundPage,
  errorComponent: ({ error }) => (
    <PageFrame>
      {isMissingCode(error) && (canReload() || !isConnected()) ? (
        <UnloadedPage>
          <SavedOnDevice />
        </UnloadedPage>
      ) : (
        <ErrorPage />
      )}
    </PageFrame>
  ),
});

/** The title in the definition of the open page. Pages without one name themselves. */
function DefinedTitle() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.title });
  return title === undefined ? null : <PageHead title={title} />;
}
