import { createFileRoute, redirect } from '@tanstack/react-router';
import {
  hasClientSecret,
  parsePaymentReturn,
} from '#features/checkout/after-payment/payment-return-search.ts';
import { parseDashboardSearch } from '#features/dashboard/dashboard-search.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { dashboardQuery } from '#queries/dashboard.ts';
import { openFirstQuery } from '../startup/first-query.ts';

const parseSearch = (search: Record<string, unknown>) => ({
  ...parseDashboardSearch(search),
  ...parsePaymentReturn(search),
});

export const Route = createFileRoute('/dashboard')({
  validateSearch: parseSearch,
  beforeLoad: ({ location }) => {
    if (hasClientSecret(location.search)) {
      throw redirect({ to: '/dashboard', search: parseSearch(location.search), replace: true });
    }
    requireSession({ location });
  },
  loader: ({ context: { queryClient } }) =>
    openFirstQuery(queryClient, (id) => queryClient.prefetchQuery(dashboardQuery(id))),
});
