import { createLazyFileRoute } from '@tanstack/react-router';
import { CertificatesPage } from '#features/certificates/certificates-page.tsx';
import { CertificatesSkeleton } from '#features/certificates/certificates-skeleton.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';

export const Route = createLazyFileRoute('/certificates')({ component: CertificatesRoute });

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
