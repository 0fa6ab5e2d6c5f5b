import type { ActivityState, MarkUpDocument } from '@learning/shared/contract/activities';
import type { Marks } from '@learning/shared/domain/scoring/score-mark-up';
import { useMemo } from 'react';
import { useFormDraft } from '../../drafts/use-form-draft.ts';

interface Place {
  learnerId: string;
  activityId: string;
  document: MarkUpDocument;
}

/** Holds the marks in a document and saves them as they are made, as a draft under the document's id. */
export function useMarks(
  { learnerId, activityId, document }: Place,
  draft: ActivityState['draft'],
) {
  const { id } = document;
  const stored = draft?.values[id];
  const form = useFormDraft({ learnerId, activityId, fieldIds: [id] }, () =>
    stored === undefined ? {} : { [id]: stored },
  );
  const text = form.state.values[id];
  const marks = useMemo(() => marksIn(text), [text]);
  const save = (changed: Marks) => form.draft.change({ [id]: JSON.stringify(changed) });
  return {
    marks,
    mark: (sentenceId: string, problemId: string) => save({ ...marks, [sentenceId]: problemId }),
    unmark: (sentenceId: string) => {
      const { [sentenceId]: _removed, ...others } = marks;
      save(others);
    },
    saving: form.state,
  };
}

function marksIn(text = '{}'): Marks {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Marks) : {};
  } catch {
    return {};
  }
}
