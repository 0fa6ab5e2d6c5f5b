import { lazy } from 'react';
import { pageQuiet } from '#lib/page-quiet.ts';

/** A link to an activity, or to anything else on the page, does not wait. */
async function laterParts() {
  if (location.hash === '') await pageQuiet();
  return import('./later-parts.ts');
}

export const AnswerBox = lazy(async () => ({ default: (await laterParts()).AnswerBox }));
export const AssignmentNote = lazy(async () => ({ default: (await laterParts()).AssignmentNote }));
export const CourseComplete = lazy(async () => ({ default: (await laterParts()).CourseComplete }));
export const ModuleEnd = lazy(async () => ({ default: (await laterParts()).ModuleEnd }));
export const NotesPanel = lazy(async () => ({ default: (await laterParts()).NotesPanel }));
