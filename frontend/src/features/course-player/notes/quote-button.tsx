import Quote from 'lucide-react/icons/quote';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Box } from '#ui/chakra/box.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { type LessonQuote, quoteOf } from './lesson-quote.ts';

/** From the selection, clear of the handles of a touch screen. */
const GAP_PX = 12;
const WIDTH_PX = 160;
const HEIGHT_PX = 44;
/** What the header and the bar at the thumb cover. */
const COVERED_PX = 64;

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

/** Returns where the button stands: below the selection, or above it where that is covered. Undefined when both are out of sight. */
function placeOf(selection: Selection): { left: number; top: number } | undefined {
  if (selection.rangeCount === 0) return undefined;
  const lines = [...selection.getRangeAt(0).getClientRects()];
  const last = lines.at(-1);
  if (!last) return undefined;
  const below = last.bottom + GAP_PX;
  const above = lines[0]!.top - GAP_PX - HEIGHT_PX;
  const top = [below, above].find(
    (place) => place > COVERED_PX && place + HEIGHT_PX < innerHeight - COVERED_PX,
  );
  const left = Math.max(8, Math.min(last.right - WIDTH_PX / 2, innerWidth - WIDTH_PX - 8));
  return top === undefined ? undefined : { left, top };
}
