import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { system } from '#theme/system.ts';
import { useEarlyClick } from './early-click.ts';
import type { AppRouter } from './router.ts';

interface ProvidersProps {
  styles: EmotionCache;
  queryClient: QueryClient;
  router: AppRouter;
}

export function Providers({ styles, queryClient, router }: ProvidersProps) {
  useEarlyClick();
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}
