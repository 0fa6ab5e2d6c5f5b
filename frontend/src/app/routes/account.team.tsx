import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { TeamPage } from '#features/team/components/team-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { AccountFrame, AccountSkeleton } from '../frame/account-frame.tsx';
import { page } from './account.team.page.ts';

export const Route = createFileRoute('/account/team')({
  staticData: { page },
  beforeLoad: requireSession,
  component: TeamRoute,
});

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
