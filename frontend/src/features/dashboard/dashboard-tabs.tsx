import { Box } from '#ui/chakra/box.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Tabs } from '#ui/tabs.tsx';
import { afterFrame } from '#lib/after-frame.ts';
import { pageQuiet } from '#lib/page-quiet.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-search.ts';
import type { StartButton } from './start-button.ts';
import type { EvidenceFiles } from './work/evidence-slot.ts';
import { FirstSteps } from './overview/first-steps.tsx';
import { Overview } from './overview/overview.tsx';

const moreTabs = () => import('./more-tabs.ts');
// Opening a tab renders that tab, and not the ones that were opened before.
const LearningPath = memo(lazy(async () => ({ default: (await moreTabs()).LearningPath })));
const MyWork = memo(lazy(async () => ({ default: (await moreTabs()).MyWork })));
const Analytics = memo(lazy(async () => ({ default: (await moreTabs()).Analytics })));
const Achievements = memo(lazy(async () => ({ default: (await moreTabs()).Achievements })));
const FirstView = memo(Overview);
const FirstViewOfNew = memo(FirstSteps);

type Tab = DashboardTab | undefined;

interface Props {
  dashboard: Dashboard;
  learner: SignedInLearner;
  tab: Tab;
  onTabChange: (tab: Tab) => void;
  assignedCourses: ReactNode;
  certificateReady?: ((open: Dashboard['openCertificates']) => ReactNode) | undefined;
  evidenceFiles: EvidenceFiles;
  /** Shown to a learner who has not used the trial. */
  trialButton: ReactNode;
  /** Enrolls in a course that was bought, and opens it. */
  startButton: StartButton;
  isConfirmingPayment: boolean;
}

/** Shows the five tabs; each is rendered when it is first opened. */
export function DashboardTabs({
  dashboard,
  learner,
  tab,
  onTabChange,
  assignedCourses,
  certificateReady,
  evidenceFiles,
  ...slots
}: Props) {
  const [open, click] = useClickedTab(tab, onTabChange);
  const list = useRef<HTMLDivElement>(null);
  const isNew = dashboard.courses.length === 0;
  // On a phone, the open tab may be scrolled out of view.
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  // A click then shows its tab at once, also offline.
  useEffect(() => {
    void pageQuiet()
      .then(moreTabs)
      .catch(() => undefined);
  }, []);
  return (
    <Tabs.Root
      lazyMount
      value={open ?? 'overview'}
      onValueChange={({ value }) =>
        click(
          DASHBOARD_TABS.find(
            (dashboardTab) => dashboardTab === value && dashboardTab !== 'overview',
          ),
        )
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
        {dashboard.openCertificates.length > 0 && certificateReady?.(dashboard.openCertificates)}
        {assignedCourses}
        {isNew ? (
          <FirstViewOfNew dashboard={dashboard} {...slots} />
        ) : (
          <FirstView dashboard={dashboard} startButton={slots.startButton} />
        )}
      </Tabs.Content>
      <Tabs.Content value="learning-path">
        <Suspense fallback={<TabPlace />}>
          <LearningPath dashboard={dashboard} startButton={slots.startButton} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="my-work">
        <Suspense fallback={<TabPlace />}>
          <MyWork learner={learner} evidenceFiles={evidenceFiles} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="analytics">
        <Suspense fallback={<TabPlace />}>
          <Analytics dashboard={dashboard} />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="achievements">
        <Suspense fallback={<TabPlace />}>
          <Achievements dashboard={dashboard} learner={learner} />
        </Suspense>
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Opens a tab with the click. The address, which many places read, follows after the frame. */
function useClickedTab(tab: Tab, onTabChange: (tab: Tab) => void) {
  const [clicked, setClicked] = useState<{ from: Tab; to: Tab }>();
  const latest = useRef<Tab>(undefined);
  if (clicked && clicked.from !== tab) setClicked(undefined);
  const click = (to: Tab) => {
    latest.current = to;
    setClicked({ from: tab, to });
    afterFrame(() => onTabChange(latest.current));
  };
  return [clicked ? clicked.to : tab, click] as const;
}

/** Holds the footer down while the code of a tab loads. */
function TabPlace() {
  return <Box minH="150dvh" aria-busy="true" />;
}
