import { api } from '#lib/api-client.ts';
import { dueText, shortDueText } from '#lib/due-text.ts';
import { setTexts, setFacts } from '../facts.ts';

/** Shows a member of a team when the course of the page is due, in a line that the page has anyway. Nothing waits for it. */
export async function showDueDate(learnerId: string, courseId: number): Promise<void> {
  const assignments = await api.listAssignments({ params: { userId: learnerId } }).catch(() => []);
  const due = assignments.find(
    (one) => one.courseId === courseId && one.dueOn !== null && one.state !== 'completed',
  );
  for (const scope of document.querySelectorAll(`[data-course="${courseId}"]`)) {
    if (due?.dueOn) {
      setTexts(scope, {
        due: dueText(due.dueOn, due.isLate),
        'due-short': shortDueText(due.dueOn, due.isLate),
      });
    }
    setFacts(scope, { due: due !== undefined });
  }
}
