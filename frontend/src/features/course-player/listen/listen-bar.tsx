import { chakra, HStack } from '@chakra-ui/react';
import { Pause, Play, SkipBack, SkipForward, Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { deviceVoice } from './device-voice.ts';
import { lessonBlocks, markBlock, textOf } from './lesson-blocks.ts';
import { LessonReader } from './lesson-reader.ts';
import { ListenPlace } from './listen-place.tsx';

const RATES = [0.75, 1, 1.25, 1.5, 2];

/** Reads the lesson aloud with the device's voice and marks the paragraph. Without a voice, only its place is kept. */
export function ListenBar({ lesson }: { lesson: RefObject<HTMLElement | null> }) {
  const [reader] = useState(() => openReader(lesson));
  return reader ? <Controls reader={reader} lesson={lesson} /> : <ListenPlace />;
}

function openReader(lesson: RefObject<HTMLElement | null>): LessonReader | undefined {
  const voice = deviceVoice();
  if (!voice) return undefined;
  return new LessonReader(voice, () =>
    (lesson.current ? lessonBlocks(lesson.current) : []).map(textOf),
  );
}

interface Props {
  reader: LessonReader;
  lesson: RefObject<HTMLElement | null>;
}

function Controls({ reader, lesson }: Props) {
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

  if (status === 'stopped') {
    return (
      <HStack minH="10" mb="6" css={{ '@media print': { display: 'none' } }}>
        <Button size="sm" variant="outline" onClick={() => reader.play()}>
          <Volume2 aria-hidden="true" />
          Listen
        </Button>
      </HStack>
    );
  }
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
          {RATES.map((one) => (
            <option key={one} value={one}>
              {one}×
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
