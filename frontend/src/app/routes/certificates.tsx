import { createFileRoute } from '@tanstack/react-router';
import { parseCertificatesSearch } from '#features/certificates/certificates-search.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { CertificatesPage } from '#features/certificates/certificates-page.tsx';
import { CertificatesSkeleton } from '#features/certificates/certificates-skeleton.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './certificates.page.ts';

export const Route = createFileRoute('/certificates')({
  staticData: { page },
  validateSearch: parseCertificatesSearch,
  beforeLoad: requireSession,
  component: CertificatesRoute,
});

function CertificatesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn fallback={<CertificatesSkeleton />}>
      {(learner) => (
        <CertificatesPage
          learner={learner}
          search={search}
          onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
