import type { LawChoice } from '@learning/shared/domain/law-choice';
import { chooseLaw, noteStored } from '#lib/my-law.ts';
import { useUpdateProfile } from './update-profile.ts';

/** Changes whose law shows first: on this device at once, then in the profile. */
export function useChooseLaw(learnerId: string) {
  const update = useUpdateProfile(learnerId);
  const choose = (law: LawChoice) => {
    chooseLaw(law, learnerId);
    void update.mutateAsync({ law }).then(
      () => noteStored(law, learnerId),
      () => undefined,
    );
  };
  return { ...update, choose };
}
