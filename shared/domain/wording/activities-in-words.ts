/** How certificates, logs and credentials name activities. No one grades documents, so they are counted apart. Source: rules/certificates.md K25 */
import { ACTIVITY_FACTS, isActivityType } from '../activity-types.ts';

/** Kind under which verification documents may name a document of the learner's own. */
const DOCUMENT_KIND = 'document';

/** Counts activities by their types: `2 graded activities and 1 document`; empty for none. */
export function activitiesInWords(types: readonly string[]): string {
  const documents = types.filter(isDocument).length;
  const graded = types.length - documents;
  return [
    ...(graded > 0 ? [counted(graded, 'graded activity', 'graded activities')] : []),
    ...(documents > 0 ? [counted(documents, 'document', 'documents')] : []),
  ].join(' and ');
}

/** Returns what became of an activity: `passed with 90%`, or `completed` for a document. */
export function resultInWords({ type, score }: { type: string; score: number }): string {
  return isDocument(type) ? 'completed' : `passed with ${score}%`;
}

/** @param type also of certificates of others, which may name kinds of their own */
export function isDocument(type: string): boolean {
  return type === DOCUMENT_KIND || (isActivityType(type) && !ACTIVITY_FACTS[type].isGraded);
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
