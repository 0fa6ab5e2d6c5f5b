import { createFileRoute } from '@tanstack/react-router';
import { purchasesQuery } from '#queries/purchases.ts';
import { openFirstQuery } from '../startup/first-query.ts';

export const Route = createFileRoute('/account/purchases')({
  loader: ({ context: { queryClient } }) =>
    openFirstQuery(queryClient, (id) => queryClient.prefetchQuery(purchasesQuery(id))),
});
