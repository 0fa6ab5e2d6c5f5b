import { createFileRoute } from '@tanstack/react-router';
import { tiersQuery } from '#queries/billing.ts';

export const Route = createFileRoute('/pricing')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(tiersQuery());
  },
});
