import { credentialsPage } from '@learning/content/site/credentials';
import { createLazyFileRoute } from '@tanstack/react-router';
import { PageHead } from '#components/layout/page-head.tsx';
import { CredentialsPage } from '#features/marketing/components/credentials-page.tsx';
import { CatalogPage } from '../frame/catalog-page.tsx';

export const Route = createLazyFileRoute('/credentials')({ component: CredentialsRoute });

function CredentialsRoute() {
  const { title, intro } = credentialsPage;
  return (
    <>
      <PageHead title={title} description={intro} path="/credentials" />
      <CatalogPage>{({ figures }) => <CredentialsPage figures={figures} />}</CatalogPage>
    </>
  );
}
