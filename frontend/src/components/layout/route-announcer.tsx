import { VisuallyHidden } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a change of page: moves focus to the new page's title, or to its main part while that is loading, and says the
 * document's title aloud as soon as it is there. A change of the query only, such as a filter, leaves focus where it is; so
 * does a page that comes late, when the learner has meanwhile taken up something that stays, such as the menu of the header.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(() => {
    let takenUp: Element | null = null;
    const note = (event: Event) => {
      if (isTakingUp(event)) takenUp = (event.target as Element).closest(CONTROLS);
    };
    const gestures = ['pointerdown', 'keydown'];
    for (const gesture of gestures) document.addEventListener(gesture, note);
    const unsubscribe = [
      router.subscribe('onBeforeNavigate', () => {
        takenUp = null;
      }),
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        requestAnimationFrame(() => {
          if (!takenUp?.isConnected) focusPage();
        });
      }),
    ];
    return () => {
      for (const gesture of gestures) document.removeEventListener(gesture, note);
      for (const end of unsubscribe) end();
    };
  }, [router]);

  useEffect(() => {
    const initial = document.title;
    const observer = new MutationObserver(() => {
      if (document.title && document.title !== initial) setTitle(document.title);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}

const CONTROLS = 'a, button, input, select, textarea, summary';

/** Not a scroll, not the key that silences a screen reader, not the press that began the navigation and is still held. */
function isTakingUp(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true;
  return !event.repeat && ['Enter', ' ', 'Tab'].includes(event.key);
}

function focusPage(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
  (heading ?? main)?.focus({ preventScroll: true });
}
