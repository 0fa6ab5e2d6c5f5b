import { chakra } from '#ui/chakra/factory.ts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import Square from 'lucide-react/icons/square';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { deviceVoice } from './device-voice.ts';
import { lessonBlocks, markBlock, textOf } from './lesson-blocks.ts';
import { LessonReader } from './lesson-reader.ts';
import { ListenButton } from './listen-button.tsx';

const RATES = [0.75, 1, 1.25, 1.5, 2];

/** Opens a reader of the lesson that speaks with the device's voice. */
export function openReader(lesson: RefObject<HTMLElement | null>): LessonReader {
  return new LessonReader(
    deviceVoice(),
    () => (lesson.current ? lessonBlocks(lesson.current) : []).map(textOf),
    () =>
      showToast({
        title: 'Reading Aloud Paused',
        description: 'Your device’s voice stopped. Choose Continue to try again.',
        tone: 'error',
      }),
  );
}

interface Props {
  reader: LessonReader;
  lesson: RefObject<HTMLElement | null>;
}

/** Shows what is read and lets the learner control it; stopped, the button that starts it. */
export function ReadAloud({ reader, lesson }: Props) {
  const { status, block, rate } = useSyncExternalStore(reader.subscribe, reader.snapshot);
  useEffect(() => {
    const element = lesson.current;
    if (!element) return;
    markBlock(element, status === 'stopped' ? undefined : lessonBlocks(element)[block]);
  }, [lesson, status, block]);
  useEffect(() => {
    const stop = () => reader.stop();
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [reader]);

  if (status === 'stopped') return <ListenButton onClick={() => reader.play()} />;
  const isReading = status === 'reading';
  return (
    <chakra.fieldset
      aria-label="Read aloud"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="1"
      minH="10"
      mb="6"
      position="sticky"
      top="20"
      zIndex="docked"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      px="2"
      maxW="fit-content"
      css={{
        '@media print': { display: 'none' },
        '@media (max-height: 30rem)': { top: '0' },
      }}
    >
      <IconButton label="Previous paragraph" onClick={() => reader.skip(-1)}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <IconButton
        label={isReading ? 'Pause' : 'Continue'}
        onClick={() => (isReading ? reader.pause() : reader.play())}
      >
        {isReading ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </IconButton>
      <IconButton label="Next paragraph" onClick={() => reader.skip(1)}>
        <SkipForward aria-hidden="true" />
      </IconButton>
      <chakra.label display="inline-flex" alignItems="center" gap="2" textStyle="small" px="2">
        Speed
        <chakra.select
          value={rate}
          bg="transparent"
          py="1"
          onChange={(event) => reader.setRate(Number(event.target.value))}
        >
          {RATES.map((choice) => (
            <option key={choice} value={choice}>
              {choice}×
            </option>
          ))}
        </chakra.select>
      </chakra.label>
      <IconButton label="Stop reading" onClick={() => reader.stop()}>
        <Square aria-hidden="true" />
      </IconButton>
    </chakra.fieldset>
  );
}
