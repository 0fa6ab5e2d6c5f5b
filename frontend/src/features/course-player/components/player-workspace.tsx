import type { Course, ModuleSummary } from '@learning/shared/contract/catalog';
import type { CourseState, Enrollment } from '@learning/shared/contract/learning';
import { type ReactNode, useRef, useState } from 'react';
import { Drawer } from '../../../components/ui/drawer.tsx';
import { outlineOf } from '../course-outline.ts';
import { Introduction } from './introduction.tsx';
import { LockedPanel } from './locked-panel.tsx';
import { ModuleView } from './module-view.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PlayerGrid } from './player-grid.tsx';
import { PlayerHeader } from './player-header.tsx';
import { PlayerOutline } from './player-outline.tsx';

interface Props {
  learnerId: string;
  course: Course;
  modules: ModuleSummary[];
  state: CourseState;
  enrollment: Enrollment;
  moduleId: string | undefined;
  accessChoices: ReactNode;
}

/** The player of an enrolled learner: header, outline, text and notes. */
export function PlayerWorkspace(props: Props) {
  const { learnerId, course, modules, state, enrollment, moduleId } = props;
  const [areNotesOpen, setNotesOpen] = useState(false);
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const notesButton = useRef<HTMLButtonElement>(null);
  const outline = outlineOf(modules, state.progress);
  const selected = modules.find(({ id }) => id === moduleId);
  const place = { learnerId, courseId: course.id };

  const sidebar = (
    <PlayerOutline
      outline={outline}
      courseId={course.id}
      enrollment={enrollment}
      progress={state.progress}
      onSelect={() => setOutlineOpen(false)}
    />
  );

  return (
    <>
      <PlayerHeader
        learnerId={learnerId}
        course={course}
        module={selected}
        percent={Number(enrollment.progress)}
        isBookmarked={state.bookmarked}
        notesButton={notesButton}
        areNotesOpen={areNotesOpen}
        onToggleNotes={() => setNotesOpen(!areNotesOpen)}
        onOpenOutline={() => setOutlineOpen(true)}
      />
      <PlayerGrid
        outline={sidebar}
        notes={
          areNotesOpen && (
            <NotesPanel
              {...place}
              courseTitle={course.title}
              modules={modules}
              module={selected}
              onClose={() => {
                setNotesOpen(false);
                notesButton.current?.focus();
              }}
            />
          )
        }
      >
        {!state.hasAccess ? (
          <LockedPanel course={course}>{props.accessChoices}</LockedPanel>
        ) : selected ? (
          <ModuleView
            key={selected.id}
            {...place}
            summary={selected}
            outline={outline}
            lastModuleId={enrollment.lastModuleId}
            locked={<LockedPanel course={course}>{props.accessChoices}</LockedPanel>}
          />
        ) : (
          <Introduction course={course} outline={outline} enrollment={enrollment} />
        )}
      </PlayerGrid>
      <Drawer
        open={isOutlineOpen}
        onClose={() => setOutlineOpen(false)}
        title="Modules"
        placement="start"
        size="sm"
      >
        {sidebar}
      </Drawer>
    </>
  );
}
