import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { LearnerPicture } from '#components/learner-picture/learner-picture.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useDeletePhoto } from '#queries/account.ts';
import { photoQuery } from '#queries/photo.ts';

interface Chosen {
  /** Tells a picture from the one chosen before. */
  id: number;
  picture: HTMLCanvasElement;
  Dialog: ComponentType<{
    learnerId: string;
    picture: HTMLCanvasElement;
    open: boolean;
    onClose: () => void;
    finalFocus: () => HTMLElement | null;
  }>;
}

/** Shows the learner's photo or drawn initial, and changes it. Source: rules/access.md A31 */
export function PhotoSetting({ learner }: { learner: SignedInLearner }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...photoQuery(learner.id),
    refetchOnMount: 'always',
  });
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState('');
  const photo = data?.photo;
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="5"
      alignItems="center"
      pb="5"
      borderBottomWidth="1px"
    >
      <Box gridRow={{ base: '1', sm: '1 / span 2' }}>
        <LearnerPicture name={learner.name} email={learner.email} photo={photo} size="lg" />
      </Box>
      <Box alignSelf={{ sm: 'end' }}>
        <chakra.h3 textStyle="small" color="fg.muted">
          Photo
        </chakra.h3>
        <chakra.p fontWeight="medium">
          {photo ? 'Only you see it.' : 'Your initial is shown.'}
        </chakra.p>
      </Box>
      {/* On a narrow phone both buttons need the whole width to stay on one line. */}
      <Box gridColumn={{ base: '1 / -1', sm: '2' }} alignSelf={{ sm: 'start' }}>
        <HStack columnGap="4" rowGap="1" mt={{ base: '3', sm: '2' }} flexWrap="wrap" minH="9">
          {data ? (
            <>
              <ChooseButton
                learnerId={learner.id}
                hasPhoto={Boolean(photo)}
                buttonRef={chooseButton}
                onProblem={setProblem}
              />
              {photo && (
                <RemoveButton
                  learnerId={learner.id}
                  chooseButton={chooseButton}
                  onProblem={setProblem}
                />
              )}
            </>
          ) : error ? (
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              pendingText={isFetching && 'Loading...'}
              onClick={() => void refetch()}
            >
              Load Photo Again
            </Button>
          ) : (
            <Skeleton height="9" width="32" />
          )}
        </HStack>
        <div role="alert">
          {(problem || (error && !data)) && (
            <chakra.p color="danger.fg" mt="2">
              {problem || `We couldn’t load your photo. ${userMessageOf(error)}`}
            </chakra.p>
          )}
        </div>
      </Box>
    </Box>
  );
}

interface ButtonProps {
  learnerId: string;
  onProblem: (problem: string) => void;
}

interface ChooseProps extends ButtonProps {
  hasPhoto: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Asks for a file and opens it. Phones offer the camera, too. */
function ChooseButton({ learnerId, hasPhoto, buttonRef, onProblem }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const [isOpen, setIsOpen] = useState(false);
  const read = async (file: File) => {
    onProblem('');
    setIsOpening(true);
    try {
      const [{ readPicture }, { default: Dialog }] = await Promise.all([
        import('./read-picture.ts'),
        import('./photo-dialog.tsx'),
      ]);
      const picture = await readPicture(file);
      setChosen((former) => ({ id: (former?.id ?? 0) + 1, picture, Dialog }));
      setIsOpen(true);
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'PictureError';
      onProblem(isKnown ? error.message : 'This file couldn’t be opened. Choose it again.');
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <>
      <Button
        ref={buttonRef}
        size="sm"
        variant="outline"
        colorPalette="neutral"
        pendingText={isOpening && 'Opening...'}
        onClick={() => input.current?.click()}
      >
        {hasPhoto ? 'Change Photo' : 'Add Photo'}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Photo file"
        display="none"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) void read(file);
        }}
      />
      {chosen && (
        <chosen.Dialog
          key={chosen.id}
          learnerId={learnerId}
          picture={chosen.picture}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          finalFocus={() => buttonRef.current}
        />
      )}
    </>
  );
}

interface RemoveProps extends ButtonProps {
  chooseButton: RefObject<HTMLButtonElement | null>;
}

function RemoveButton({ learnerId, chooseButton, onProblem }: RemoveProps) {
  const remove = useDeletePhoto(learnerId);
  const click = async () => {
    onProblem('');
    try {
      await remove.mutateAsync();
    } catch (error) {
      return onProblem(`Your photo wasn’t removed. ${userMessageOf(error)}`);
    }
    // This button goes with the photo.
    chooseButton.current?.focus();
    return showToast({
      title: 'Photo Removed',
      description: 'Your initial is shown again.',
      tone: 'success',
    });
  };
  return (
    <Button
      size="sm"
      variant="plain"
      colorPalette="neutral"
      pendingText={remove.isPending && 'Removing...'}
      onClick={() => void click()}
    >
      Remove Photo
    </Button>
  );
}
