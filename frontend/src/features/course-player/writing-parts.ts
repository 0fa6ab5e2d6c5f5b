/** Parts of the player in which one writes or chooses. They are one file, which loads with the first of them. */
export { NotesPanel } from './notes/notes-panel.tsx';
export { ShortcutsHelp } from './shortcuts/shortcuts-help.tsx';
export { TextChoices } from './text-settings/text-choices.tsx';
export { AnswerBox } from './work/answer-box.tsx';
export { WorkspaceSteps } from './work/workspace-steps.tsx';
