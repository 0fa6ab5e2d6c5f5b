import { lazy, Suspense, useState } from 'react';
import type { DrawerProps } from './drawer-surface.tsx';

const DrawerSurface = lazy(() => import('./drawer-surface.tsx'));

/**
 * A panel that slides in from the side: focus is kept inside, Esc closes it, and focus returns to where it was. Its code is fetched when it
 * is first opened.
 */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DrawerSurface {...props} />
    </Suspense>
  );
}
