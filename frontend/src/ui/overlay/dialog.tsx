import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-surface.tsx';

const DialogSurface = lazy(() => import('./dialog-surface.tsx'));

/** A modal dialog: traps the focus, closes with Esc and returns the focus. Its code is loaded on first use. */
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
