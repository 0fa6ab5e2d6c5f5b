import { lazy, Suspense, useState } from 'react';
import type { DrawerProps } from './drawer-surface.tsx';

const DrawerSurface = lazy(() => import('./drawer-surface.tsx'));

/**
 * A panel that slides in from the side: traps the focus, closes with Esc and returns the focus. Its code is loaded on
 * first use.
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
