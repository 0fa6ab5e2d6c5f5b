import { lazy } from 'react';
import { pageQuiet } from '#lib/page-quiet.ts';
import { asksForActivity } from './activity-link.ts';

/** A link to anything on the page does not wait. One to an activity needs what follows the text, and nothing else. */
async function laterParts() {
  if (location.hash === '' || asksForActivity()) await pageQuiet();
  return import('./later-parts.ts');
}

async function moduleEnd() {
  if (location.hash === '') await pageQuiet();
  return import('./module/module-end.tsx');
}

export const AnswerBox = lazy(async () => ({ default: (await laterParts()).AnswerBox }));
export const AssignmentNote = lazy(async () => ({ default: (await laterParts()).AssignmentNote }));
export const CourseComplete = lazy(async () => ({ default: (await laterParts()).CourseComplete }));
export const KeptNote = lazy(async () => ({ default: (await laterParts()).KeptNote }));
export const ModuleEnd = lazy(async () => ({ default: (await moduleEnd()).ModuleEnd }));
export const NotesPanel = lazy(async () => ({ default: (await laterParts()).NotesPanel }));
export const ShortcutsHelp = lazy(async () => ({ default: (await laterParts()).ShortcutsHelp }));
export const WorkspaceSteps = lazy(async () => ({ default: (await laterParts()).WorkspaceSteps }));

/** The route loads it before its first view, if that shows it. */
export const Introduction = lazy(async () => ({
  default: (await import('./module/introduction.tsx')).Introduction,
}));
