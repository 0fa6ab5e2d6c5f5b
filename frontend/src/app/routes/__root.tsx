import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorPage } from '#components/feedback/error-page.tsx';
import { UnloadedPage } from '#components/feedback/unloaded-page.tsx';
import { NotFoundPage } from '#components/feedback/not-found-page.tsx';
import { isConnected } from '#lib/connection.ts';
import { canReload, isMissingCode } from '#lib/missing-code.ts';
import { SavedOnDevice } from '../frame/offline/offline-place.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <PageFrame>
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
