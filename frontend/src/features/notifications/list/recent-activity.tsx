import { chakra } from '#ui/chakra/factory.ts';
import type { Activity } from '@learning/shared/contract/notifications';
import { Panel } from '#ui/panel.tsx';
import { printAge } from './print-age.ts';

const SENTENCES: Record<Activity['kind'], (title: string, personName: string | null) => string> = {
  accountCreated: () => 'Created your account',
  trialStarted: () => 'Started your free trial',
  enrolled: (title) => `Enrolled in ${title}`,
  courseCompleted: (title) => `Completed ${title}`,
  certificateClaimed: (title) => `Claimed the certificate for ${title}`,
  orderPaid: (title) => `Bought ${title}`,
  planStarted: (title) => `Started the ${title} plan`,
  invitationAccepted: (_tier, personName) => `${personName ?? 'A colleague'} joined your team`,
};

/** What the learner did last. */
export function RecentActivity({ activities, now }: { activities: Activity[]; now: Date }) {
  return (
    <Panel>
      <chakra.h2 textStyle="h3">Recent Activity</chakra.h2>
      {activities.length === 0 ? (
        <chakra.p mt="3" color="fg.muted">
          What you do shows up here: courses you start and complete, certificates, purchases.
        </chakra.p>
      ) : (
        <chakra.ol mt="3">
          {activities.map(({ kind, title, personName, at }) => (
            <chakra.li
              key={`${kind} ${at}`}
              py="2.5"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <chakra.p overflowWrap="anywhere">
                {SENTENCES[kind](title ?? 'a course', personName)}
              </chakra.p>
              <chakra.time dateTime={at} textStyle="small" color="fg.muted">
                {printAge(at, now)}
              </chakra.time>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
    </Panel>
  );
}
