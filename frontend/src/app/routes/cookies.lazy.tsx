import { cookiesPage } from '@learning/content/site/cookies';
import { createLazyFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/marketing/components/legal-page.tsx';

export const Route = createLazyFileRoute('/cookies')({
  component: () => <LegalPage page={cookiesPage} path="/cookies" />,
});
