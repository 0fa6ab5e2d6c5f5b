import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { useEarlyClick } from './early-click.ts';
import type { AppRouter } from './router.ts';

interface ProvidersProps {
  queryClient: QueryClient;
  router: AppRouter;
}

export function Providers({ queryClient, router }: ProvidersProps) {
  useEarlyClick();
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
