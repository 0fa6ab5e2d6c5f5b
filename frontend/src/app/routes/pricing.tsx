import { createFileRoute } from '@tanstack/react-router';
import { tiersQuery } from '#features/pricing/api/tiers.ts';

export const Route = createFileRoute('/pricing')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(tiersQuery());
  },
});
