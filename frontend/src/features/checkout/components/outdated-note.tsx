import { useEffect, useRef } from 'react';
import { Note } from '#components/ui/note.tsx';

/** After 'Pay' met a payment that was replaced: it takes the focus, because the form it was in is gone. */
export function OutdatedNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Note ref={note} tabIndex={-1} colorPalette="signal" mb="6">
      Nothing was charged. Your order changed meanwhile (another plan was opened, or the price
      changed). Check the total and pay again.
    </Note>
  );
}
