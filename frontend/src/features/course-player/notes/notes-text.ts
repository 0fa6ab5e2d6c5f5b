import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Note } from '@learning/shared/contract/notes';
import type { WrittenWork } from '@learning/shared/contract/work';
import { DELIVERABLE } from '@learning/shared/domain/learning/written-work';

interface NoteEntry {
  /** Title of the module. */
  title: string;
  /** The note, then the answers to the module's pauses, each below its task. */
  text: string;
}

/** Returns the non-empty notes with the answers to pauses, in module order. */
export function notesInOrder(
  notes: readonly Note[],
  work: readonly WrittenWork[],
  modules: readonly ModuleSummary[],
): NoteEntry[] {
  return modules
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ id, title }) => {
      const note = notes.find(({ moduleId }) => moduleId === id)?.text.trim();
      const answers = work
        .filter((item) => item.moduleId === id && item.promptId !== DELIVERABLE && item.text.trim())
        .map(({ prompt, text }) => `${prompt}\n${text.trim()}`);
      const text = [note, ...answers].filter(Boolean).join('\n\n');
      return text ? [{ title, text }] : [];
    });
}

/** Formats all notes of a course as Markdown, which is also readable as plain text. */
export function notesAsMarkdown(courseTitle: string, entries: readonly NoteEntry[]): string {
  const parts = entries.map(({ title, text }) => `## ${title}\n\n${text}`);
  return `${[`# ${courseTitle}`, ...parts].join('\n\n')}\n`;
}
