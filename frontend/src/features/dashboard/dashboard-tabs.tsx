import type { Course } from '@learning/shared/contract/catalog';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs } from '#components/ui/tabs.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-search.ts';
import { Achievements } from './achievements/achievements.tsx';
import { Analytics } from './analytics/analytics.tsx';
import { FirstSteps } from './overview/first-steps.tsx';
import { LearningPath } from './learning-path/learning-path.tsx';
import { MyWork } from './work/my-work.tsx';
import { Overview } from './overview/overview.tsx';

interface Props {
  dashboard: Dashboard;
  learner: SignedInLearner;
  tab: DashboardTab | undefined;
  onTabChange: (tab: DashboardTab | undefined) => void;
  /** Shown to a learner who has not used the trial. */
  trialButton: ReactNode;
  /** Enrolls in a course that was bought, and opens it. */
  startButton: (course: Course) => ReactNode;
}

/** Shows the five tabs; each is rendered when it is first opened. */
export function DashboardTabs({ dashboard, learner, tab, onTabChange, ...slots }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isNew = dashboard.courses.length === 0;
  // On a phone, the open tab may be scrolled out of view.
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <Tabs.Root
      lazyMount
      value={tab ?? 'overview'}
      onValueChange={({ value }) =>
        onTabChange(DASHBOARD_TABS.find((one) => one === value && one !== 'overview'))
      }
    >
      <Tabs.List
        ref={list}
        gap={{ base: '4', md: '8' }}
        css={{ '& > *': { textStyle: { base: 'label', md: 'body' }, fontWeight: 'semibold' } }}
      >
        <Tabs.Trigger value="overview">Overview</Tabs.Trigger>
        <Tabs.Trigger value="learning-path">Learning Path</Tabs.Trigger>
        <Tabs.Trigger value="my-work">My Work</Tabs.Trigger>
        <Tabs.Trigger value="analytics">Analytics</Tabs.Trigger>
        <Tabs.Trigger value="achievements">Achievements</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="overview">
        {isNew ? (
          <FirstSteps dashboard={dashboard} {...slots} />
        ) : (
          <Overview dashboard={dashboard} startButton={slots.startButton} />
        )}
      </Tabs.Content>
      <Tabs.Content value="learning-path">
        <LearningPath dashboard={dashboard} />
      </Tabs.Content>
      <Tabs.Content value="my-work">
        <MyWork learner={learner} />
      </Tabs.Content>
      <Tabs.Content value="analytics">
        <Analytics dashboard={dashboard} />
      </Tabs.Content>
      <Tabs.Content value="achievements">
        <Achievements dashboard={dashboard} learner={learner} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
