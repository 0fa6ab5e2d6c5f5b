import { createFileRoute } from '@tanstack/react-router';
import { parseCertificatesSearch } from '#features/certificates/certificates-search.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { certificateOverviewQuery } from '#queries/certificates.ts';
import { openFirstQuery } from '../startup/first-query.ts';

export const Route = createFileRoute('/certificates')({
  validateSearch: parseCertificatesSearch,
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) =>
    openFirstQuery(queryClient, (id) => queryClient.prefetchQuery(certificateOverviewQuery(id))),
});
