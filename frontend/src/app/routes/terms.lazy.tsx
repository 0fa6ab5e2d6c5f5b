import { termsPage } from '@learning/content/site/terms';
import { createLazyFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/marketing/components/legal-page.tsx';

export const Route = createLazyFileRoute('/terms')({
  component: () => <LegalPage page={termsPage} path="/terms" />,
});
