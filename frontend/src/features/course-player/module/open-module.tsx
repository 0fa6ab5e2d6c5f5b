import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { RichTextNode } from '@learning/shared/contract/fields';
import type { Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, type RefObject, Suspense, useMemo, useRef } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { beginWhenNear } from '#lib/first-use.ts';
import { useGlossary } from '../glossary/use-glossary.tsx';
import { LawBoxes } from '../law/law-boxes.tsx';
import { CompletionKey, ModuleEnd } from '../later.tsx';
import { type LearningTimeMeter, useLearningTime } from '../learning-time/use-learning-time.ts';
import { LESSON_TEXT } from '../notes/lesson-text-mark.ts';
import { ListenBar } from '../listen/listen-bar.tsx';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { ResumeNotice } from '../reading-position/resume-notice.tsx';
import { useReadingPosition } from '../reading-position/use-reading-position.ts';
import type { ModuleStep } from '../steps/module-steps.ts';
import { PauseField } from '../work/pause-field.tsx';
import { Workspace } from '../work/workspace.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  module: Module;
  step: ModuleStep;
  entry: OutlineEntry;
  progress: ModuleProgress | undefined;
  enrollment: Enrollment;
  next: ModuleSummary | undefined;
  activity: (activityId: string) => ReactNode;
  title: RefObject<HTMLElement | null>;
  hasMoved: RefObject<boolean>;
}

/** Shows a step of a module whose text is loaded, and measures the learning time of the module. */
export function OpenModule(props: Props) {
  const { learnerId, courseId, module, step } = props;
  const place = { learnerId, courseId, moduleId: module.id };
  const time = useLearningTime(place);
  const { body, layer } = useGlossary(module.body);
  const key = (
    <Suspense fallback={null}>
      <CompletionKey {...place} entry={props.entry} time={time} />
    </Suspense>
  );
  if (step.activityId !== undefined) {
    return (
      <>
        {props.activity(step.activityId)}
        {key}
      </>
    );
  }
  if (step.kind === 'write') {
    return (
      <>
        <Workspace place={place} module={module} />
        {key}
      </>
    );
  }
  return (
    <>
      {!module.isWritten && (
        <Box layerStyle="note" colorPalette="signal" px="5" py="4" mb="8">
          This module is still being written. Below is its outline. When the full text is published,
          you can read it here and complete the module.
        </Box>
      )}
      <StepText key={step.id} {...props} body={body} time={time} />
      {layer}
      {step.kind === 'read' && key}
    </>
  );
}

const SOURCES = 'sources';

/** The text of a step, which opens where the learner stopped, and what follows the text of the last one. */
function StepText({ learnerId, courseId, module, step, time, ...props }: StepProps) {
  const text = useRef<HTMLDivElement>(null);
  const place = { learnerId, courseId, moduleId: module.id };
  const isLast = step.kind === 'take-away';
  const lastBlock = props.entry.isCompleted ? null : (props.progress?.lastBlock ?? null);
  const hasResumed = useReadingPosition({
    ...place,
    text,
    from: step.from,
    resumeAt:
      lastBlock !== null && lastBlock >= step.from && lastBlock < step.to ? lastBlock : null,
    savedAt: lastBlock,
    hasMoved: props.hasMoved,
  });
  const { body, sources } = useMemo(() => bodyOf(props.body, step), [props.body, step]);
  return (
    <>
      {module.isWritten && step.kind === 'read' && <ListenBar lesson={text} />}
      {step.under && (
        <chakra.h2 textStyle="eyebrow" color="fg.muted" mb="2">
          {step.under}
        </chakra.h2>
      )}
      <div ref={text} {...{ [LESSON_TEXT]: '' }}>
        <RichText
          body={body}
          renderPause={({ id, ...pause }) => (
            <PauseField place={{ ...place, promptId: id }} {...pause} />
          )}
          renderLaw={(boxes) => <LawBoxes boxes={boxes} />}
        />
      </div>
      {hasResumed && <ResumeNotice title={props.title} />}
      {isLast && (
        <CatchBoundary getResetKey={() => module.id} errorComponent={EndNotLoaded}>
          <Suspense fallback={<EndPlace />}>
            <ModuleEnd
              learnerId={learnerId}
              courseId={courseId}
              module={module}
              sources={sources}
              entry={props.entry}
              enrollment={props.enrollment}
              next={props.next}
              time={time}
            />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  );
}

interface StepProps extends Props {
  /** The text of the module, with its terms marked once they are known. */
  body: RichTextNode;
  time: LearningTimeMeter;
}

/** Returns the text of a step; the sources at the end of the last one are folded. */
function bodyOf({ children = [], ...root }: RichTextNode, { from, to, kind }: ModuleStep) {
  const blocks = children.slice(from, to);
  const found = blocks.findIndex(({ properties }) => properties?.['id'] === SOURCES);
  const end = kind === 'take-away' && found >= 0 ? found : blocks.length;
  return {
    body: { ...root, children: blocks.slice(0, end) },
    sources: { ...root, children: blocks.slice(end + 1) },
  };
}

/** Taller than the screen: nothing may move in sight while it loads. */
function EndPlace() {
  return <Box ref={beginWhenNear} minH="100dvh" aria-busy="true" />;
}

/** Keeps the text readable when what follows it could not be loaded or failed to render. */
function EndNotLoaded() {
  return (
    <Box mt="12">
      <ErrorState
        title="The rest of this module couldn’t be loaded"
        onRetry={() => location.reload()}
      >
        Check your connection and try again. Your progress and notes are safe.
      </ErrorState>
    </Box>
  );
}
