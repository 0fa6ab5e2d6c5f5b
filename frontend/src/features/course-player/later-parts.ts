/** Parts of the player that its first view does not show. They are one file, which loads when that view is complete. */
export { AssignmentNote } from './completion/assignment-note.tsx';
export { CompletionKey } from './completion/completion-key.tsx';
export { CourseComplete } from './completion/course-complete.tsx';
export { NotesPanel } from './notes/notes-panel.tsx';
export { KeptNote } from './offline/kept-note.tsx';
export { ShortcutsHelp } from './shortcuts/shortcuts-help.tsx';
export { TextChoices } from './text-settings/text-choices.tsx';
export { AnswerBox } from './work/answer-box.tsx';
export { WorkspaceSteps } from './work/workspace-steps.tsx';
