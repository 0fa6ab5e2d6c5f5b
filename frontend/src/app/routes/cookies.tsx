import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { cookiesPage } from '@learning/content/site/cookies';
import { LegalPage } from '#features/marketing/components/legal-page.tsx';
import { page } from './cookies.page.ts';

export const Route = createFileRoute('/cookies')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: () => <LegalPage page={cookiesPage} path="/cookies" />,
});
