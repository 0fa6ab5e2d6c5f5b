import { lazy } from 'react';
import { pageQuiet } from '#lib/page-quiet.ts';
import { asksForActivity } from './steps/step-address.ts';

/** A link to anything on the page does not wait. One to an activity needs what follows the text, and nothing else. */
async function laterParts() {
  if (location.hash === '' || asksForActivity()) await pageQuiet();
  return import('./later-parts.ts');
}

/** What is pressed for does not wait; what stands in the text does. */
const writingParts = () => import('./writing-parts.ts');

async function writingPartsOfText() {
  if (location.hash === '' || asksForActivity()) await pageQuiet();
  return writingParts();
}

export const AnswerBox = lazy(async () => ({ default: (await writingPartsOfText()).AnswerBox }));
export const AssignmentNote = lazy(async () => ({ default: (await laterParts()).AssignmentNote }));
/** A file of its own: few courses have one. */
export const CapstoneSteps = lazy(async () => ({
  default: (await import('./capstone/capstone-steps.tsx')).CapstoneSteps,
}));
export const CompletionKey = lazy(async () => ({ default: (await laterParts()).CompletionKey }));
export const KeptNote = lazy(async () => ({ default: (await laterParts()).KeptNote }));
export const QuoteButton = lazy(async () => ({ default: (await laterParts()).QuoteButton }));
export const NotesPanel = lazy(async () => ({ default: (await writingParts()).NotesPanel }));
export const ShortcutsHelp = lazy(async () => ({ default: (await writingParts()).ShortcutsHelp }));
export const TextChoices = lazy(async () => ({ default: (await writingParts()).TextChoices }));
export const WorkspaceSteps = lazy(async () => ({
  default: (await writingPartsOfText()).WorkspaceSteps,
}));

/** Only the last step shows it. */
export const ModuleEnd = lazy(async () => ({
  default: (await import('./module/module-end.tsx')).ModuleEnd,
}));

/** The introduction of a completed course shows it first. */
export const CourseComplete = lazy(async () => ({
  default: (await import('./completion/course-complete.tsx')).CourseComplete,
}));

/** The route loads it before its first view, if that shows it. */
export const Introduction = lazy(async () => ({
  default: (await import('./module/introduction.tsx')).Introduction,
}));
