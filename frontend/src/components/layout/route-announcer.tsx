import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a navigation, moves the focus to the new page's title (to its main part while that loads) and announces the
 * document's title. The focus stays after a change of the query only, and when the learner has moved it to a lasting
 * element, such as the header's menu.
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

/**
 * Whether an event moved the focus on purpose: not a scroll, a modifier key or the click that started the navigation.
 */
function isTakingUp(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true;
  return !event.repeat && ['Enter', ' ', 'Tab'].includes(event.key);
}

function focusPage(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
  (heading ?? main)?.focus({ preventScroll: true });
}
