import type { LearningTimeMeter } from '../learning-time/use-learning-time.ts';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { useCompletionClick } from './use-completion-click.ts';

interface Props {
  learnerId: string;
  courseId: number;
  entry: OutlineEntry;
  time: LearningTimeMeter;
}

/** Completes the module by its key, in the steps that do not show the button. */
export function CompletionKey(props: Props) {
  useCompletionClick(props);
  return null;
}
