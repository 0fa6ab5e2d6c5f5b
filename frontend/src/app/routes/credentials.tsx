import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { credentialsPage } from '@learning/content/site/credentials';
import { PageHead } from '#components/layout/page-head.tsx';
import { CredentialsPage } from '#features/marketing/components/credentials-page.tsx';
import { CatalogPage } from '../frame/catalog-page.tsx';
import { page } from './credentials.page.ts';

export const Route = createFileRoute('/credentials')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: CredentialsRoute,
});

function CredentialsRoute() {
  const { title, intro } = credentialsPage;
  return (
    <>
      <PageHead title={title} description={intro} path="/credentials" />
      <CatalogPage>{({ figures }) => <CredentialsPage figures={figures} />}</CatalogPage>
    </>
  );
}
