import { createFileRoute } from '@tanstack/react-router';
import { openAsDocument } from '../startup/open-document.ts';
import { privacyPage } from '@learning/content/site/privacy';
import { LegalPage } from '#features/marketing/components/legal-page.tsx';
import { page } from './privacy.page.ts';

export const Route = createFileRoute('/privacy')({
  staticData: { page },
  beforeLoad: openAsDocument,
  component: () => <LegalPage page={privacyPage} path="/privacy" />,
});
