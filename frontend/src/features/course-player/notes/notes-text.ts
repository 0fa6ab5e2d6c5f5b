import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Note } from '@learning/shared/contract/notes';

interface NoteEntry {
  /** The module's title. */
  title: string;
  text: string;
}

/** The notes that hold something, in the order of the modules. */
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

/** All notes of a course as a plain text file. */
export function notesAsText(courseTitle: string, entries: readonly NoteEntry[]): string {
  const parts = entries.map(
    ({ title, text }) => `${title}\n${'-'.repeat(title.length)}\n\n${text}`,
  );
  return `${[courseTitle, ...parts].join('\n\n\n')}\n`;
}
