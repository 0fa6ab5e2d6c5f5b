import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Activity, ActivityState, MarkUpDocument } from '@learning/shared/contract/activities';
import type { PublicMarkUpConfig } from '@learning/shared/contract/activity-payloads';
import type { Marks } from '@learning/shared/domain/scoring/score-mark-up';
import { useRef, useState } from 'react';
import type { AutosaveStatus } from '#lib/autosave.ts';
import { autosaveNotice } from '#lib/autosave-notice.ts';
import { Button } from '#ui/button.tsx';
import { openingOf } from '../../activity-opening.ts';
import { Situation } from '../../components/situation.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';
import { Records } from '../document/records.tsx';
import { Sheet } from '../document/sheet.tsx';
import { ProblemDialog } from './problem-dialog.tsx';
import { Sentence } from './sentence.tsx';
import { useMarks } from './use-marks.ts';

interface Props {
  learnerId: string;
  activity: Activity;
  config: PublicMarkUpConfig;
  document: MarkUpDocument;
  draft: ActivityState['draft'];
  onSubmit: (marks: Marks) => void;
  isSubmitting: boolean;
  takesFocus: boolean;
}

/** Shows the document; each sentence can be marked with what is wrong with it. Must be keyed by the document. */
export function Attempt(props: Props) {
  const { learnerId, activity, config, document, draft, onSubmit, isSubmitting, takesFocus } =
    props;
  const { marks, mark, unmark, saving } = useMarks(
    { learnerId, activityId: activity.id, document },
    draft,
  );
  const [openId, setOpenId] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const sentences = useRef(new Map<string, HTMLElement>());
  const lastId = useRef<string>(undefined);
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);

  const open = (id: string) => {
    lastId.current = id;
    setOpenId(id);
  };
  const nameOf = (problemId: string | undefined) =>
    config.problems.find(({ id }) => id === problemId)?.name;
  const opened = document.paragraphs
    .flatMap((paragraph) => paragraph.sentences)
    .find(({ id }) => id === openId);
  const count = Object.keys(marks).length;

  return (
    <Box>
      <Situation {...openingOf('mark-up', config, activity.title)!} titleRef={title} />
      <chakra.p color="fg.muted" mt="4">
        Choose each sentence that can’t stay, and say what is wrong with it. You aren’t told how
        many there are. A mark on a sentence that is right costs points. You pass with{' '}
        {activity.passingScore}%; there is no time limit, and your marks are saved as you make them.
      </chakra.p>
      <chakra.details open mt="6" layerStyle="card" px={{ base: '4', md: '6' }} py="4">
        <chakra.summary cursor="button" fontWeight="semibold">
          The file
        </chakra.summary>
        <Box mt="4">
          <Records records={document.records} />
        </Box>
      </chakra.details>
      <Sheet title={document.title}>
        {document.paragraphs.map(({ heading, sentences: own }) => (
          <div key={own[0]!.id}>
            {heading !== undefined && (
              <chakra.h4 textStyle="label" mb="1">
                {heading}
              </chakra.h4>
            )}
            <chakra.p textStyle="lesson" lineHeight="2">
              {own.map(({ id, text }, index) => (
                <span key={id}>
                  {index > 0 && ' '}
                  <Sentence
                    ref={(element) => {
                      if (element) sentences.current.set(id, element);
                    }}
                    text={text}
                    mark={nameOf(marks[id])}
                    onOpen={() => open(id)}
                  />
                </span>
              ))}
            </chakra.p>
          </div>
        ))}
      </Sheet>
      <ProblemDialog
        sentence={opened}
        problems={config.problems}
        records={document.records}
        markedId={openId === undefined ? undefined : marks[openId]}
        onMark={(problemId) => {
          mark(openId!, problemId);
          setAnnouncement(`Marked: ${nameOf(problemId)}.`);
          setOpenId(undefined);
        }}
        onUnmark={() => {
          unmark(openId!);
          setAnnouncement('Mark removed.');
          setOpenId(undefined);
        }}
        onClose={() => setOpenId(undefined)}
        finalFocus={() => sentences.current.get(lastId.current ?? '') ?? null}
      />
      <HStack gap="5" rowGap="2" mt="8" flexWrap="wrap">
        <Button
          size="lg"
          disabled={count === 0}
          pendingText={isSubmitting && 'Submitting...'}
          onClick={() => onSubmit(marks)}
        >
          Submit Marks
        </Button>
        <chakra.p aria-live="polite" textStyle="small" color="fg.muted">
          {[announcement, printCount(count), QUIET[saving.status] ?? autosaveNotice(saving)]
            .filter(Boolean)
            .join(' ')}
        </chakra.p>
      </HStack>
    </Box>
  );
}

const QUIET: Partial<Record<AutosaveStatus, string>> = { typing: '', saving: '', saved: 'Saved.' };

function printCount(count: number): string {
  if (count === 0) return 'Nothing is marked yet.';
  return count === 1 ? '1 sentence marked.' : `${count} sentences marked.`;
}
