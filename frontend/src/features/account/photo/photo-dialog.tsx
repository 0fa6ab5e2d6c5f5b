import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useId, useRef, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useSavePhoto } from '#queries/account.ts';
import { type Change, CropArea, STEP } from './crop-area.tsx';
import { type Crop, maxZoomOf, middleOf, movePicture, placeOf, zoomPicture } from './crop.ts';
import { drawSquare, photoOf } from './draw-photo.ts';
import { PictureError } from './read-picture.ts';

const MOVES = [
  { to: 'left', x: -1, y: 0, Icon: ArrowLeft },
  { to: 'right', x: 1, y: 0, Icon: ArrowRight },
  { to: 'up', x: 0, y: -1, Icon: ArrowUp },
  { to: 'down', x: 0, y: 1, Icon: ArrowDown },
] as const;
const PREVIEW_PIXELS = 128;

interface Props {
  learnerId: string;
  picture: HTMLCanvasElement;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Chooses the square of a picture that becomes the photo, and saves it. The picture itself stays on the device. */
export default function PhotoDialog({ learnerId, picture, open, onClose, finalFocus }: Props) {
  const [crop, setCrop] = useState(() => middleOf(picture));
  const [error, setError] = useState('');
  const save = useSavePhoto(learnerId);
  const click = async () => {
    setError('');
    try {
      await save.mutateAsync(photoOf(picture, crop));
    } catch (caught) {
      const reason = caught instanceof PictureError ? caught.message : userMessageOf(caught);
      return setError(`Your photo wasn’t saved. ${reason}`);
    }
    showToast({
      title: 'Photo Saved',
      description: 'You see it in your account menu.',
      tone: 'success',
    });
    return onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Position Your Photo"
      size="sm"
      finalFocus={finalFocus}
      footer={
        <>
          <Button pendingText={save.isPending && 'Saving...'} onClick={() => void click()}>
            Save Photo
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Controls picture={picture} crop={crop} onChange={setCrop} />
      <div role="alert">
        {error && (
          <chakra.p color="danger.fg" mt="4">
            {error}
          </chakra.p>
        )}
      </div>
    </Dialog>
  );
}

interface ControlsProps {
  picture: HTMLCanvasElement;
  crop: Crop;
  onChange: (change: Change) => void;
}

/** Everything works by hand, by key, and by click alone. */
function Controls({ picture, crop, onChange }: ControlsProps) {
  const hintId = useId();
  const zoomId = useId();
  const maxZoom = maxZoomOf(picture);
  const percent = Math.round(crop.zoom * 100);
  return (
    <Stack gap="4">
      <CropArea picture={picture} crop={crop} onChange={onChange} describedBy={hintId} />
      <chakra.p id={hintId} textStyle="small" color="fg.muted" textAlign="center">
        Drag the photo or use the arrow keys.
      </chakra.p>
      {maxZoom > 1 && (
        <HStack gap="4">
          <chakra.label htmlFor={zoomId} width="14" flexShrink="0">
            Zoom
          </chakra.label>
          <chakra.input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={crop.zoom}
            aria-valuetext={`${percent} percent`}
            onChange={({ target }) =>
              onChange((now) => zoomPicture(picture, now, Number(target.value)))
            }
            flex="1"
            minW="0"
            height="8"
            accentColor="accent.solid"
            cursor="pointer"
          />
        </HStack>
      )}
      <HStack gap="4" justify="space-between">
        <HStack gap="1">
          {MOVES.map(({ to, x, y, Icon }) => (
            <IconButton
              key={to}
              label={`Move ${to}`}
              variant="outline"
              onClick={() =>
                onChange((now) => movePicture(picture, now, { x: x * STEP, y: y * STEP }))
              }
            >
              <Icon aria-hidden="true" />
            </IconButton>
          ))}
        </HStack>
        <Preview picture={picture} crop={crop} />
      </HStack>
      <VisuallyHidden aria-live="polite">{describePlace(picture, crop)}</VisuallyHidden>
    </Stack>
  );
}

/** The photo about as large as it will be shown. */
function Preview({ picture, crop }: Pick<ControlsProps, 'picture' | 'crop'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  return (
    <chakra.span
      flexShrink="0"
      css={{ '& canvas': { display: 'block', boxSize: '12', borderRadius: 'full' } }}
    >
      <canvas ref={canvas} width={PREVIEW_PIXELS} height={PREVIEW_PIXELS} aria-hidden="true" />
    </chakra.span>
  );
}

function describePlace(picture: HTMLCanvasElement, crop: Crop): string {
  const { x, y } = placeOf(picture, crop);
  const places = [
    x !== undefined && `${x} percent from the left`,
    y !== undefined && `${y} percent from the top`,
  ].filter(Boolean);
  return places.length > 0
    ? `The photo starts ${places.join(', ')}.`
    : 'The whole picture is shown.';
}
