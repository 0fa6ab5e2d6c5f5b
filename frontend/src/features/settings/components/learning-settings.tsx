import { Stack } from '#ui/chakra/stack.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { ExtraTimeSetting } from './extra-time-setting.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import { profileQuery } from '#queries/profile.ts';
import { LawSetting } from './law-setting.tsx';
import { WeeklyGoalSetting } from './weekly-goal-setting.tsx';
import { TimeZoneSetting } from './time-zone-setting.tsx';

export function LearningSettings({ learnerId }: { learnerId: string }) {
  const { data: profile, error, refetch } = useQuery(profileQuery(learnerId));
  return (
    <PageSection
      id="learning"
      title="Learning"
      lead="Weekly goal, time limits, countries and time zone."
    >
      {profile ? (
        <Stack gap="10">
          <WeeklyGoalSetting learnerId={learnerId} goalMinutes={profile.weeklyGoalMinutes} />
          <ExtraTimeSetting learnerId={learnerId} factor={profile.extraTimeFactor} />
          <LawSetting learnerId={learnerId} law={profile.law} />
          <TimeZoneSetting learnerId={learnerId} timeZone={profile.timeZone} />
        </Stack>
      ) : error ? (
        <ErrorState title="Your settings could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} They are safe.
        </ErrorState>
      ) : (
        <Stack gap="10" aria-hidden="true">
          <Skeleton height="24" />
          <Skeleton height="72" />
          <Skeleton height="32" />
          <Skeleton height="24" />
        </Stack>
      )}
    </PageSection>
  );
}
