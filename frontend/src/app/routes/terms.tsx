import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { termsPage } from '@learning/content/site/terms';
import { LegalPage } from '#features/marketing/components/legal-page.tsx';
import { page } from './terms.page.ts';

export const Route = createFileRoute('/terms')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: () => <LegalPage page={termsPage} path="/terms" />,
});
