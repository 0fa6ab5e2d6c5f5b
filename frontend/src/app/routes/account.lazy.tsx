import { createLazyFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '../../features/settings/components/settings-page.tsx';
import { SignedIn } from '../../lib/session/signed-in.tsx';

export const Route = createLazyFileRoute('/account')({ component: AccountRoute });

function AccountRoute() {
  return <SignedIn>{(learner) => <SettingsPage learner={learner} />}</SignedIn>;
}
