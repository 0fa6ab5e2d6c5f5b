import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { useQuery } from '@tanstack/react-query';
import { PasskeySettings } from '#features/account/passkeys/passkey-settings.tsx';
import { AccountLinks } from '#features/account/settings/account-links.tsx';
import { AuthenticatorSection } from '#features/account/settings/authenticator-section.tsx';
import { ProfileSection } from '#features/account/settings/profile-section.tsx';
import { SectionLinks } from '#features/account/settings/section-links.tsx';
import { SessionsSection } from '#features/account/settings/sessions-section.tsx';
import { SignInSection } from '#features/account/settings/sign-in-section.tsx';
import { LearningSettings } from '#features/settings/components/learning-settings.tsx';
import { NotificationSettings } from '#features/settings/components/notification-settings.tsx';
import { YourData } from '#features/your-data/your-data.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { configQuery } from '#queries/config.ts';
import { AccountFrame, AccountSkeleton } from '../frame/account-frame.tsx';
import { page } from './account.index.page.ts';

export const Route = createFileRoute('/account/')({
  staticData: { page },
  beforeLoad: requireSession,
  component: AccountRoute,
});

/** Renders `/account`: one section for each thing, with links to them on top. */
function AccountRoute() {
  return (
    <SignedIn fallback={<AccountSkeleton title="Settings" />}>
      {(learner) => <Settings learner={learner} />}
    </SignedIn>
  );
}

function Settings({ learner }: { learner: SignedInLearner }) {
  // Decides whether there is a section for passkeys: the page does not move when it is known.
  const { isPending } = useQuery(configQuery);
  if (isPending) return <AccountSkeleton title="Settings" />;
  return (
    <AccountFrame learnerId={learner.id} title="Settings">
      <SectionLinks />
      <ProfileSection learner={learner} />
      <SignInSection learner={learner} />
      <PasskeySettings learner={learner} />
      <AuthenticatorSection learner={learner} />
      <SessionsSection learner={learner} />
      <LearningSettings learnerId={learner.id} />
      <AccountLinks />
      <NotificationSettings learnerId={learner.id} />
      <YourData learner={learner} />
    </AccountFrame>
  );
}
