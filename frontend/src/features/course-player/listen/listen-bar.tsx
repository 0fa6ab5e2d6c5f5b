import { type ReactNode, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { firstUse } from '#lib/first-use.ts';
import { hasVoice, watchVoices } from './device-voice.ts';
import { ListenButton } from './listen-button.tsx';
import { ListenPlace } from './listen-place.tsx';

const loadReader = () => import('./read-aloud.tsx');

/**
 * Reads the lesson aloud with the device's voice. Its code loads with the first sign of use. Without a voice, only its place is kept.
 */
export function ListenBar({ lesson }: { lesson: RefObject<HTMLElement | null> }) {
  const [controls, setControls] = useState<ReactNode>();
  const isPossible = useSyncExternalStore(watchVoices, hasVoice, () => false);
  useEffect(() => {
    // Without a connection, a click says so.
    if (isPossible) void firstUse().then(() => loadReader().catch(() => undefined));
  }, [isPossible]);
  if (!isPossible && !controls) return <ListenPlace />;

  const listen = async () => {
    try {
      const { ReadAloud, openReader } = await loadReader();
      // The learner may have left the lesson meanwhile.
      if (!lesson.current) return;
      const reader = openReader(lesson);
      reader.play();
      setControls(<ReadAloud reader={reader} lesson={lesson} />);
    } catch {
      showToast({
        title: 'Reading Aloud Not Loaded',
        description: 'Check your connection and try again.',
        tone: 'error',
      });
    }
  };
  return controls ?? <ListenButton onClick={() => void listen()} />;
}
