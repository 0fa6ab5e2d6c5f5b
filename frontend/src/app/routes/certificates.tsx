import { createFileRoute } from '@tanstack/react-router';
import { parseCertificatesSearch } from '#features/certificates/certificates-search.ts';
import { requireSession } from '#lib/session/require-session.ts';

export const Route = createFileRoute('/certificates')({
  validateSearch: parseCertificatesSearch,
  beforeLoad: requireSession,
});
