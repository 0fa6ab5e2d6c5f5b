import { createLazyFileRoute } from '@tanstack/react-router';
import { TeamPage } from '#features/team/components/team-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { AccountFrame, AccountSkeleton } from '../frame/account-frame.tsx';

export const Route = createLazyFileRoute('/account/team')({ component: TeamRoute });

function TeamRoute() {
  return (
    <SignedIn fallback={<AccountSkeleton title="Team" />}>
      {(learner) => (
        <AccountFrame learnerId={learner.id} title="Team">
          <TeamPage learnerId={learner.id} />
        </AccountFrame>
      )}
    </SignedIn>
  );
}
