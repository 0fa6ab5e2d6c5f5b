import type { Course } from '@learning/shared/contract/catalog';
import { AccessChoices } from './access-choices.tsx';

interface Props {
  course: Course;
  learnerId: string;
}

/** Offers ways to regain access that has ended. Starting the trial refetches the course's state. */
export function RegainAccess(props: Props) {
  return (
    <AccessChoices {...props} actionText="Start Free 3-Day Trial" onAccess={() => undefined} />
  );
}
