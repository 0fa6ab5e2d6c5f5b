import { chakra } from '#ui/chakra/factory.ts';
import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { type Crop, maxZoomOf, movePicture, type Share, zoomPicture } from './crop.ts';
import { drawSquare } from './draw-photo.ts';

/** How a change follows from the present square. */
export type Change = (crop: Crop) => Crop;

interface Props {
  picture: HTMLCanvasElement;
  crop: Crop;
  onChange: Dispatch<Change>;
  /** Id of the text that says what one can do. */
  describedBy: string;
}

const DRAWN_PIXELS = 640;
/** Share of the side that an arrow key moves the picture. */
export const STEP = 0.05;
const FINE_STEP = 0.01;
const ZOOM_STEP = 1.1;
const WHEEL_SPEED = 0.002;

const ARROWS: Readonly<Record<string, Share>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Shows the picture under a round opening; it moves by drag and arrow keys, and is enlarged by wheel, two fingers, + and −. */
export function CropArea({ picture, crop, onChange, describedBy }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hands = useHands(picture, onChange);
  const watchWheel = useWheel(picture, onChange);
  useEffect(() => {
    const context = canvas.current && drawSquare(canvas.current, picture, crop);
    if (context) drawOpening(context);
  }, [picture, crop]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? FINE_STEP : STEP;
    if (arrow) {
      onChange((now) => movePicture(picture, now, { x: arrow.x * step, y: arrow.y * step }));
    } else if ('+='.includes(event.key)) {
      onChange((now) => zoomPicture(picture, now, now.zoom * ZOOM_STEP));
    } else if ('-_'.includes(event.key)) {
      onChange((now) => zoomPicture(picture, now, now.zoom / ZOOM_STEP));
    } else return;
    event.preventDefault();
  };

  return (
    <chakra.div
      ref={watchWheel}
      role="application"
      aria-label="Position of the photo"
      aria-describedby={describedBy}
      tabIndex={0}
      onKeyDown={pressKey}
      {...hands}
      mx="auto"
      width="100%"
      maxW="min(18rem, 45dvh)"
      aspectRatio="1"
      overflow="hidden"
      borderRadius="l2"
      bg="bg.muted"
      cursor="grab"
      touchAction="none"
      userSelect="none"
      focusVisibleRing="outside"
      _active={{ cursor: 'grabbing' }}
      css={{ '& canvas': { display: 'block', boxSize: 'full', pointerEvents: 'none' } }}
    >
      <canvas ref={canvas} width={DRAWN_PIXELS} height={DRAWN_PIXELS} />
    </chakra.div>
  );
}

/** Darkens what is outside of the round photo, the same in light and dark. */
function drawOpening(context: CanvasRenderingContext2D): void {
  const [side, middle] = [DRAWN_PIXELS, DRAWN_PIXELS / 2];
  context.beginPath();
  context.rect(0, 0, side, side);
  context.arc(middle, middle, middle - 2, 0, 2 * Math.PI);
  context.fillStyle = 'rgba(14, 27, 30, 0.6)';
  context.fill('evenodd');
  context.beginPath();
  context.arc(middle, middle, middle - 3, 0, 2 * Math.PI);
  context.lineWidth = 4;
  context.strokeStyle = '#fff';
  context.stroke();
}

/** Returns handlers for one hand that drags, and for two fingers that also enlarge. */
function useHands(picture: HTMLCanvasElement, onChange: Dispatch<Change>) {
  const fingers = useRef(new Map<number, Share>()).current;
  const release = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || fingers.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, placeIn(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, placeIn(event.currentTarget, event));
      const after = [...fingers.values()];
      const [from, to] = [centerOf(before), centerOf(after)];
      const stretch = spanOf(before) > 0 ? spanOf(after) / spanOf(before) : 1;
      onChange((now) => {
        const moved = movePicture(picture, now, { x: to.x - from.x, y: to.y - from.y });
        return stretch === 1 ? moved : zoomPicture(picture, moved, moved.zoom * stretch, to);
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}

/** Returns a `ref`: React’s own handler could not keep the page from scrolling. */
function useWheel(picture: HTMLCanvasElement, onChange: Dispatch<Change>) {
  return useCallback(
    (area: HTMLElement | null) => {
      if (!area) return undefined;
      const turn = (event: WheelEvent) => {
        if (maxZoomOf(picture) === 1) return;
        event.preventDefault();
        const around = placeIn(area, event);
        const factor = Math.exp(-event.deltaY * WHEEL_SPEED);
        onChange((now) => zoomPicture(picture, now, now.zoom * factor, around));
      };
      area.addEventListener('wheel', turn, { passive: false });
      return () => area.removeEventListener('wheel', turn);
    },
    [picture, onChange],
  );
}

/** Returns where an event is, from the middle of the area. */
function placeIn(area: HTMLElement, event: { clientX: number; clientY: number }): Share {
  const { left, top, width, height } = area.getBoundingClientRect();
  return {
    x: (event.clientX - left) / width - 0.5,
    y: (event.clientY - top) / height - 0.5,
  };
}

function centerOf(places: readonly Share[]): Share {
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }));
  return { x: sum.x / places.length, y: sum.y / places.length };
}

function spanOf([first, other]: readonly Share[]): number {
  return first && other ? Math.hypot(first.x - other.x, first.y - other.y) : 0;
}
