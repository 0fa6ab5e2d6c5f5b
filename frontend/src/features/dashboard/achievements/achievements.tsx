import { chakra } from '#ui/chakra/factory.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { AchievementCard } from './achievement-card.tsx';
import { RecertificationLog } from '../recertification/recertification-log.tsx';

interface Props {
  dashboard: Dashboard;
  learner: SignedInLearner;
}

/** Shows achievements and the recertification log. */
export function Achievements({ dashboard, learner }: Props) {
  return (
    <>
      <chakra.h2 srOnly>Achievements</chakra.h2>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        gap="5"
      >
        {dashboard.achievements.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </chakra.ul>
      <RecertificationLog learner={learner} />
    </>
  );
}
