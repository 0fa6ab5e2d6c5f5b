/** Parts of the player that its first view does not show. They are one file, which loads when that view is complete. */
export { AssignmentNote } from './completion/assignment-note.tsx';
export { CourseComplete } from './completion/course-complete.tsx';
export { ModuleEnd } from './module/module-end.tsx';
export { NotesPanel } from './notes/notes-panel.tsx';
export { AnswerBox } from './work/answer-box.tsx';
