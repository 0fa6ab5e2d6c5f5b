import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-surface.tsx';

const DialogSurface = lazy(() => import('./dialog-surface.tsx'));

/**
 * A modal dialog: focus is kept inside, Esc closes it, and focus returns to where it was. Its code is fetched when it
 * is first opened.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  );
}
