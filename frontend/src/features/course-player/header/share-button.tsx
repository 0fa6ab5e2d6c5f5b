import type { Course } from '@learning/shared/contract/catalog';
import Share2 from 'lucide-react/icons/share-2';
import { showToast } from '#components/feedback/toast.ts';
import { PlayerTool } from './player-tool.tsx';

/**
 * Shares the course's public page through the device's share sheet, or copies the link. Source: rules/learning.md L9
 */
export function ShareButton({ course }: { course: Course }) {
  const share = async () => {
    const url = new URL(`/courses/${course.id}`, location.origin).href;
    if ('share' in navigator) {
      try {
        await navigator.share({ title: course.title, url });
        return;
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link Copied', description: url, tone: 'success' });
    } catch {
      showToast({ title: 'Link to This Course', description: url, tone: 'info' });
    }
  };
  return (
    <PlayerTool label="Share" hideBelow="md" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </PlayerTool>
  );
}
