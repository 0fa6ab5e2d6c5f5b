import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { useQuery } from '@tanstack/react-query';
import { PageSection } from '#components/layout/page-section.tsx';
import { PasskeySettings } from '#features/account/passkeys/passkey-settings.tsx';
import { AccountLinks } from '#features/account/settings/account-links.tsx';
import { AuthenticatorSection } from '#features/account/settings/authenticator-section.tsx';
import { PROFILE, ProfileSection } from '#features/account/settings/profile-section.tsx';
import { SectionLinks } from '#features/account/settings/section-links.tsx';
import { SessionsSection } from '#features/account/settings/sessions-section.tsx';
import { SIGN_IN, SignInSection } from '#features/account/settings/sign-in-section.tsx';
import { CalendarSettings } from '#features/settings/components/calendar-settings.tsx';
import { LearningSettings } from '#features/settings/components/learning-settings.tsx';
import { NotificationSettings } from '#features/settings/components/notification-settings.tsx';
import { YourData } from '#features/your-data/your-data.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { configQuery } from '#queries/config.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountFrame, AccountSkeleton } from '../frame/account-frame.tsx';
import { page } from './account.index.page.ts';

export const Route = createFileRoute('/account/')({
  staticData: { page },
  beforeLoad: requireSession,
  // The build has no configuration: each deployment has its own.
  loader: ({ context }) =>
    import.meta.env.SSR ? undefined : context.queryClient.prefetchQuery(configQuery),
  component: AccountRoute,
});

/** Renders `/account`: one section for each thing, with links to them on top. */
function AccountRoute() {
  return (
    <SignedIn fallback={<SettingsSkeleton />}>
      {(learner) => <Settings learner={learner} />}
    </SignedIn>
  );
}

/** Has the texts of the first sections in their place. */
function SettingsSkeleton() {
  return (
    <AccountSkeleton title="Settings">
      <SectionLinks />
      <PageSection id="profile" {...PROFILE}>
        <Skeleton height="40" />
      </PageSection>
      <PageSection id="sign-in" {...SIGN_IN}>
        <Skeleton height="32" />
      </PageSection>
    </AccountSkeleton>
  );
}

function Settings({ learner }: { learner: SignedInLearner }) {
  // Decides whether there is a section for passkeys: the page does not move when it is known.
  const { isPending } = useQuery(configQuery);
  if (isPending) return <SettingsSkeleton />;
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
      <CalendarSettings learnerId={learner.id} />
      <YourData learner={learner} />
    </AccountFrame>
  );
}
