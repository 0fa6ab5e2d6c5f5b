import { VisuallyHidden } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * After a change of page: moves focus to the new page's title, or to its main part, and says the title aloud. A change
 * of the query only, such as a filter, leaves focus where it is.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        requestAnimationFrame(() => {
          const main = document.getElementById('main');
          const target = main?.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? main;
          target?.focus({ preventScroll: true });
          setTitle(document.title);
        });
      }),
    [router],
  );
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
