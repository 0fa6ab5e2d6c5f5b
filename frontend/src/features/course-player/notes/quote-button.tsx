import Quote from 'lucide-react/icons/quote';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Box } from '#ui/chakra/box.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { type LessonQuote, quoteOf } from './lesson-quote.ts';

/** Below the last line of the selection, clear of the handles of a touch screen. */
const GAP_PX = 12;
const WIDTH_PX = 160;

interface Props {
  /** Address of the open module. */
  address: string;
  onQuote: (quote: LessonQuote) => void;
}

/** Offers to quote what is selected in the lesson, beside the selection and with the key Q. Source: rules/learning.md L8 */
export function QuoteButton({ address, onQuote }: Props) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const quote = () => {
    const selected = quoteOf(getSelection(), address);
    if (!selected) return;
    getSelection()?.removeAllRanges();
    setPlace(undefined);
    onQuote(selected);
  };
  useShortcut('q', quote);
  useEffect(() => {
    const show = () => setPlace(quoteOf(getSelection(), address) && placeOf(getSelection()!));
    const hide = () => {
      if (getSelection()?.isCollapsed !== false) setPlace(undefined);
    };
    // While the selection grows, nothing moves beside it.
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    document.addEventListener('selectionchange', hide, options);
    for (const end of ['pointerup', 'keyup', 'touchend'] as const) {
      document.addEventListener(end, () => setTimeout(show), options);
    }
    addEventListener(
      'scroll',
      () => setPlace((shown) => shown && placeOf(getSelection()!)),
      options,
    );
    return () => listeners.abort();
  }, [address]);
  if (!place) return null;
  return (
    <Box
      position="fixed"
      zIndex="docked"
      style={place}
      css={{ '@media print': { display: 'none' } }}
    >
      <Button
        size="sm"
        minH="11"
        boxShadow="floating"
        aria-keyshortcuts="q"
        // The selection stays while the button is pressed.
        onPointerDown={(event) => event.preventDefault()}
        onClick={quote}
      >
        <Quote size={16} aria-hidden="true" />
        Quote in Notes
      </Button>
    </Box>
  );
}

/** Returns where the button stands; undefined when the end of the selection is out of sight. */
function placeOf(selection: Selection): { left: number; top: number } | undefined {
  if (selection.rangeCount === 0) return undefined;
  const last = [...selection.getRangeAt(0).getClientRects()].at(-1);
  if (!last || last.bottom < 0 || last.bottom > innerHeight - 60) return undefined;
  const left = Math.max(8, Math.min(last.right - WIDTH_PX / 2, innerWidth - WIDTH_PX - 8));
  return { left, top: last.bottom + GAP_PX };
}
