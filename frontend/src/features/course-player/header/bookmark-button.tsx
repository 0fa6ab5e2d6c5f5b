import Bookmark from 'lucide-react/icons/bookmark';
import { showToast } from '#components/feedback/toast.ts';
import { userMessageOf } from '#lib/api-error.ts';
import { useSetBookmark } from './set-bookmark.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { PlayerTool } from './player-tool.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  /** Open module; the bookmark leads to it. */
  moduleId: string | undefined;
  isBookmarked: boolean;
}

export function BookmarkButton({ learnerId, courseId, moduleId, isBookmarked }: Props) {
  const { mutate, isPending } = useSetBookmark(learnerId, courseId);
  const toggle = () => {
    if (isPending) return;
    mutate(
      { bookmarked: !isBookmarked, moduleId },
      {
        onSuccess: ({ bookmarked }) =>
          showToast({
            title: bookmarked ? 'Course Bookmarked' : 'Bookmark Removed',
            tone: 'success',
          }),
        onError: (error) =>
          showToast({
            title: 'Bookmark Not Changed',
            description: userMessageOf(error),
            tone: 'error',
          }),
      },
    );
  };
  useShortcut('b', toggle);
  return (
    <PlayerTool label="Bookmark" aria-pressed={isBookmarked} onClick={toggle}>
      <Bookmark aria-hidden="true" fill={isBookmarked ? 'currentColor' : 'none'} />
    </PlayerTool>
  );
}
