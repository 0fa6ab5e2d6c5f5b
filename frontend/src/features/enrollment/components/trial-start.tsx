import { useTrialStart } from '../use-trial-start.ts';

interface Props {
  learnerId: string;
  /** Whether the address asked for it. */
  isWanted: boolean;
  onSettled: () => void;
}

/** Starts the trial that the address asked for; shows nothing but its toast. */
export function TrialStart({ learnerId, isWanted, onSettled }: Props) {
  useTrialStart(learnerId, isWanted, onSettled);
  return null;
}
