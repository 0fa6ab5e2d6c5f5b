import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { AccessDialog } from '#features/enrollment/components/access-dialog.tsx';
import { courseQuery } from '#queries/catalog.ts';
import { mountedOnce } from './island-roots.ts';
import { mountIsland } from './mount-island.tsx';
import { Switch } from './switch.ts';

interface Choice {
  learnerId: string;
  courseId: number;
  /** Enrolls once the learner has access. */
  enroll: () => Promise<boolean>;
}

const openChoice = new Switch<Choice>();
const mountChoice = mountedOnce((place) => mountIsland(<AccessChoice />, place));

/** Shows the ways to get access to a course. Source: rules/access.md A15 */
export function openAccessChoices(
  learnerId: string,
  courseId: number,
  enroll: () => Promise<boolean>,
): void {
  openChoice.set({ learnerId, courseId, enroll });
  mountChoice();
}

function AccessChoice() {
  const choice = useSyncExternalStore(openChoice.subscribe, openChoice.read);
  const [last, setLast] = useState(choice);
  const [isEnrolling, setIsEnrolling] = useState(false);
  if (choice && choice !== last) setLast(choice);
  const { data: course } = useQuery({
    ...courseQuery(last?.courseId ?? 0),
    enabled: Boolean(last),
  });
  if (!last || !course) return null;
  const close = () => openChoice.set(undefined);
  const enroll = async () => {
    setIsEnrolling(true);
    const isEnrolled = await last.enroll();
    setIsEnrolling(false);
    if (isEnrolled) close();
  };
  return (
    <AccessDialog
      course={course}
      learnerId={last.learnerId}
      open={choice !== undefined}
      isEnrolling={isEnrolling}
      onClose={close}
      onAccess={() => void enroll()}
    />
  );
}
