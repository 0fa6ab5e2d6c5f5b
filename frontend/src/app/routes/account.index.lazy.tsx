import { createLazyFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#features/settings/components/settings-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { AccountFrame } from '../frame/account-frame.tsx';

export const Route = createLazyFileRoute('/account/')({ component: AccountRoute });

function AccountRoute() {
  return (
    <SignedIn>
      {(learner) => (
        <AccountFrame learnerId={learner.id} title="Settings">
          <SettingsPage learner={learner} />
        </AccountFrame>
      )}
    </SignedIn>
  );
}
