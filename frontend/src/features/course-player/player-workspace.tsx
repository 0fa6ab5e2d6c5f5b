import type { Course, CourseWithChanges, ModuleSummary } from '@learning/shared/contract/catalog';
import type { CourseState, Enrollment } from '@learning/shared/contract/learning';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { followProfile } from '#lib/my-law.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { hasOpening, neighborsOf, outlineOf } from './outline/course-outline.ts';
import { useWaitingMarks, withWaitingMarks } from './completion/waiting-marks.ts';
import { useShortcut } from './shortcuts/use-shortcut.ts';
import { LockedPanel } from './locked-panel.tsx';
import { Box } from '#ui/chakra/box.ts';
import { CourseHeader } from './module/course-header.tsx';
import { LessonColumn } from './module/module-layout.tsx';
import { ModuleView } from './module/module-view.tsx';
import { TextSkeleton } from './module/text-skeleton.tsx';
import { Introduction, NotesPanel, QuoteButton } from './later.tsx';
import type { LessonQuote } from './notes/lesson-quote.ts';
import { useKeptCourse } from './offline/use-kept-course.ts';
import { PlayerGrid } from './player-grid.tsx';
import { ActivityHeader } from './header/activity-header.tsx';
import { PlayerHeader } from './header/player-header.tsx';
import { PlayerOutline } from './outline/player-outline.tsx';
import { StepBar } from './steps/step-bar.tsx';
import { useOpenActivity } from './steps/step-address.ts';
import { useOpenSteps } from './steps/use-open-steps.ts';

interface Props {
  learnerId: string;
  course: CourseWithChanges;
  modules: ModuleSummary[];
  state: CourseState;
  enrollment: Enrollment;
  moduleId: string | undefined;
  accessChoices: (course: Course) => ReactNode;
  opening: (module: ModuleSummary) => ReactNode;
  activity: (module: ModuleSummary, activityId: string) => ReactNode;
  activityLine: (module: ModuleSummary, activityId: string) => ReactNode;
}

/** Player of an enrolled learner: header, outline, text and notes. */
export function PlayerWorkspace(props: Props) {
  const { learnerId, course, modules, enrollment, moduleId, accessChoices } = props;
  const { opening, activity, activityLine } = props;
  const state = withWaitingMarks(props.state, useWaitingMarks(learnerId, course.id));
  const [areNotesOpen, setNotesOpen] = useState(false);
  const [quote, setQuote] = useState<LessonQuote>();
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const notesButton = useRef<HTMLButtonElement>(null);
  const sidebar = useRef<HTMLDivElement>(null);
  const { progress, activityResults, pace } = state;
  // Kept for offline reading by a former release, it has no law.
  const law = state.law ?? null;
  useEffect(() => followProfile(law, learnerId), [law, learnerId]);
  const outline = useMemo(
    () => outlineOf(modules, progress, activityResults),
    [modules, progress, activityResults],
  );
  const selected = outline.find(({ module }) => module.id === moduleId);
  const place = { learnerId, courseId: course.id };
  const keeping = useKeptCourse({ ...place, modules, isOpen: props.state.hasAccess });

  const open = useOpenSteps();
  const isInActivity = useOpenActivity() !== undefined && selected !== undefined && state.hasAccess;
  const neighbors = neighborsOf(outline, moduleId);

  const closeNotes = () => {
    setNotesOpen(false);
    notesButton.current?.focus();
  };
  usePlayerKeys({
    courseId: course.id,
    ...neighbors,
    onNotes: () => (areNotesOpen ? closeNotes() : setNotesOpen(true)),
    onModules: () => {
      const links = [...(sidebar.current?.querySelectorAll('a') ?? [])];
      const link = links.find((candidate) => candidate.hasAttribute('aria-current')) ?? links[0];
      // Hidden on small screens, where the modules are in a drawer.
      if (link?.offsetWidth) link.focus();
      else setOutlineOpen(true);
    },
  });

  // Opening a module changes only which link is marked, and each link finds that out from the address.
  const modulesAndProgress = useMemo(
    () => (
      <PlayerOutline
        learnerId={learnerId}
        outline={outline}
        courseId={course.id}
        enrollment={enrollment}
        progress={progress}
        pace={pace}
        activityLine={activityLine}
        onSelect={() => setOutlineOpen(false)}
        keeping={keeping}
      />
    ),
    [learnerId, outline, course.id, enrollment, progress, pace, keeping, activityLine],
  );
  const shownModule = useMemo(() => {
    const locked = (
      <LockedPanel learnerId={learnerId} course={course}>
        {accessChoices(course)}
      </LockedPanel>
    );
    if (!state.hasAccess) return locked;
    if (!selected) {
      return (
        <Suspense fallback={<IntroductionPlace course={course} />}>
          <Introduction
            learnerId={learnerId}
            course={course}
            outline={outline}
            enrollment={enrollment}
          />
        </Suspense>
      );
    }
    return (
      <ModuleView
        key={selected.module.id}
        learnerId={learnerId}
        course={course}
        entry={selected}
        outline={outline}
        progress={progress.find((entry) => entry.moduleId === selected.module.id)}
        enrollment={enrollment}
        locked={locked}
        opening={hasOpening(outline, selected) && opening(selected.module)}
        activity={(activityId) => activity(selected.module, activityId)}
      />
    );
  }, [
    learnerId,
    course,
    outline,
    progress,
    enrollment,
    state.hasAccess,
    selected,
    accessChoices,
    opening,
    activity,
  ]);

  return (
    <>
      {isInActivity ? (
        <ActivityHeader courseId={course.id} module={selected.module} open={open} />
      ) : (
        <PlayerHeader
          learnerId={learnerId}
          course={course}
          module={selected?.module}
          open={open}
          percent={Number(enrollment.progress)}
          isBookmarked={state.bookmarked}
          notesButton={notesButton}
          areNotesOpen={areNotesOpen}
          onToggleNotes={() => setNotesOpen(!areNotesOpen)}
          onOpenOutline={() => setOutlineOpen(true)}
        />
      )}
      <PlayerGrid
        outline={modulesAndProgress}
        outlineRef={sidebar}
        isAlone={isInActivity}
        end={
          open &&
          selected &&
          state.hasAccess && (
            <StepBar
              courseId={course.id}
              open={open}
              {...neighbors}
              isOpenTask={selected.openActivityIds.includes(open.current.activityId ?? '')}
              onOpenOutline={() => setOutlineOpen(true)}
            />
          )
        }
        notes={
          areNotesOpen &&
          !isInActivity && (
            <Suspense fallback={null}>
              <NotesPanel
                {...place}
                courseTitle={course.title}
                modules={modules}
                module={selected?.module}
                quote={quote}
                onQuoted={() => setQuote(undefined)}
                onClose={closeNotes}
              />
            </Suspense>
          )
        }
      >
        {shownModule}
      </PlayerGrid>
      {selected && state.hasAccess && !isInActivity && (
        <Suspense fallback={null}>
          <QuoteButton
            address={`${location.origin}/course/${course.id}/play?module=${selected.module.id}`}
            onQuote={(chosen) => {
              setQuote(chosen);
              setNotesOpen(true);
            }}
          />
        </Suspense>
      )}
      <Drawer
        open={isOutlineOpen}
        onClose={() => setOutlineOpen(false)}
        title="Modules"
        placement="start"
        size="sm"
      >
        {modulesAndProgress}
      </Drawer>
    </>
  );
}

function IntroductionPlace({ course }: { course: Course }) {
  return (
    <LessonColumn>
      <CourseHeader course={course} />
      <Box mt="4">
        <TextSkeleton />
      </Box>
    </LessonColumn>
  );
}

interface PlayerKeys {
  courseId: number;
  previous: ModuleSummary | undefined;
  next: ModuleSummary | undefined;
  onNotes: () => void;
  onModules: () => void;
}

function usePlayerKeys({ courseId, previous, next, onNotes, onModules }: PlayerKeys): void {
  const navigate = useNavigate();
  const open = (module: ModuleSummary | undefined) => {
    if (!module) return;
    void navigate({
      to: '/course/$courseId/play',
      params: { courseId: String(courseId) },
      search: { module: module.id },
    });
  };
  useShortcut('n', onNotes);
  useShortcut('m', onModules);
  useShortcut('[', () => open(previous));
  useShortcut(']', () => open(next));
}
