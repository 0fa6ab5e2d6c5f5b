import { privacyPage } from '@learning/content/site/privacy';
import { createLazyFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/marketing/components/legal-page.tsx';

export const Route = createLazyFileRoute('/privacy')({
  component: () => <LegalPage page={privacyPage} path="/privacy" />,
});
