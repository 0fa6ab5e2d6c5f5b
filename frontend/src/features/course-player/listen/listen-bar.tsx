import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { firstUse } from '#lib/first-use.ts';
import { ListenButton } from './listen-button.tsx';
import { ListenPlace } from './listen-place.tsx';

const loadReader = () => import('./read-aloud.tsx');

/**
 * Reads the lesson aloud with the device's voice. Its code loads with the first sign of use. Without a voice, only its place is kept.
 */
export function ListenBar({ lesson }: { lesson: RefObject<HTMLElement | null> }) {
  const [controls, setControls] = useState<ReactNode>();
  const [isPossible] = useState(canSpeak);
  useEffect(() => {
    // Without a connection, a press says so.
    if (isPossible) void firstUse().then(() => loadReader().catch(() => undefined));
  }, [isPossible]);
  if (!isPossible) return <ListenPlace />;

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

function canSpeak(): boolean {
  return (
    typeof window !== 'undefined' &&
    'speechSynthesis' in window &&
    'SpeechSynthesisUtterance' in window
  );
}
