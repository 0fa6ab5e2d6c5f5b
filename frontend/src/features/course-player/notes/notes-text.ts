import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Note } from '@learning/shared/contract/notes';

interface NoteEntry {
  /** Title of the module. */
  title: string;
  text: string;
}

/** Returns the non-empty notes in module order. */
export function notesInOrder(
  notes: readonly Note[],
  modules: readonly ModuleSummary[],
): NoteEntry[] {
  return modules
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ id, title }) => {
      const text = notes.find(({ moduleId }) => moduleId === id)?.text.trim();
      return text ? [{ title, text }] : [];
    });
}

/** Formats all notes of a course as plain text. */
export function notesAsText(courseTitle: string, entries: readonly NoteEntry[]): string {
  const parts = entries.map(
    ({ title, text }) => `${title}\n${'-'.repeat(title.length)}\n\n${text}`,
  );
  return `${[courseTitle, ...parts].join('\n\n\n')}\n`;
}
