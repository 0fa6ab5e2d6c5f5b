import { VisuallyHidden } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a change of page: moves focus to the new page's title, or to its main part while that is loading, and says the
 * document's title aloud as soon as it is there. A change of the query only, such as a filter, leaves focus where it is.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        requestAnimationFrame(focusPage);
      }),
    [router],
  );

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

function focusPage(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]');
  (heading ?? main)?.focus({ preventScroll: true });
}
