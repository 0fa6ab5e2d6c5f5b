import type {
  MarkedSentence,
  MarkUpSubmissionPayload,
  SectionPlace,
} from '@learning/shared/contract/activity-payloads';
import {
  drawnSentences,
  sentencesOf,
  type KeyedSentence,
} from '@learning/shared/domain/scoring/draw-mark-up';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import {
  scoreMarkUp,
  type Marks,
  type MarkVerdict,
} from '@learning/shared/domain/scoring/score-mark-up';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { Grading } from '../grading/grading.ts';
import { invalidPayload } from '../grading/parse-payload.ts';
import type { DrawnDocument } from './drawn-document.ts';
import { markUpConfig, type PublishedMarkUp } from './mark-up-config.ts';

interface Sent {
  marks: Marks;
  /** Failed attempts before this one. */
  failedBefore: number;
  now: Date;
}

/**
 * Grades the marks in a document. The key and the explanations are part of the results only if it is passed; before that, the results
 * count and name the problems that are missing.
 *
 * @throws Failure `invalid_request` for a mark on a sentence or with a problem that there isn't.
 * Source: rules/scoring.md S2, S21, S30
 */
export function gradeMarkUp(
  record: ActivityRecord,
  document: DrawnDocument,
  { marks, failedBefore, now }: Sent,
): Grading {
  const config = markUpConfig(record);
  const sentences = sentencesOf(document.drawn);
  requireKnown(config, sentences, marks);
  const { score, verdicts } = scoreMarkUp(sentences, marks);
  const passed = isPassed(score, record.passingScore);
  const feedback = passed ? config.feedback.passing : config.feedback.failing;
  const unfound = sentences.filter(({ id }) => isUnfound(verdicts.get(id)));
  const payload: MarkUpSubmissionPayload = {
    documentId: document.id,
    marks,
    results: {
      score,
      passed,
      feedback,
      wrongCount: sentences.filter(({ problemId }) => problemId !== undefined).length,
      counts: countsOf(verdicts.values()),
      missing: config.problems.flatMap(({ id: problemId }) => {
        const count = unfound.filter((sentence) => sentence.problemId === problemId).length;
        return count === 0 ? [] : [{ problemId, count }];
      }),
      readAt: sectionsFor(config, unfound),
      ...(passed ? { document: markedDocument(document, verdicts) } : {}),
    },
    completedAt: now.toISOString(),
  };
  return {
    score,
    passed,
    feedback,
    payload,
    ...(passed ? {} : { nextAttemptAt: nextAttemptAt(failedBefore + 1, now).toISOString() }),
  };
}

function isUnfound(verdict: MarkVerdict | undefined): boolean {
  return verdict === 'missed' || verdict === 'other-problem';
}

function requireKnown(
  { problems }: PublishedMarkUp,
  sentences: readonly KeyedSentence[],
  marks: Marks,
): void {
  const issues = Object.entries(marks).flatMap(([sentenceId, problemId]) => {
    const path = ['marks', sentenceId];
    if (sentences.every(({ id }) => id !== sentenceId))
      return [{ path, message: 'is not a sentence of this document' }];
    if (problems.every(({ id }) => id !== problemId))
      return [{ path, message: 'is not a problem of this document' }];
    return [];
  });
  if (issues.length > 0) throw invalidPayload(issues);
}

function countsOf(verdicts: Iterable<MarkVerdict>): Record<MarkVerdict, number> {
  const counts = { found: 0, 'other-problem': 0, missed: 0, 'near-miss': 0, 'wrong-mark': 0 };
  for (const verdict of verdicts) counts[verdict] += 1;
  return counts;
}

/** Returns the sections that teach what is missing, unless they left the course when it was published. */
function sectionsFor(config: PublishedMarkUp, unfound: readonly KeyedSentence[]): SectionPlace[] {
  const links = drawnSentences(config)
    .filter(({ id }) => unfound.some(({ writtenId }) => writtenId === id))
    .map(({ readAt }) => readAt);
  return config.sections.filter(({ moduleId, section }) =>
    links.some((link) => link.moduleId === moduleId && link.section === section),
  );
}

function markedDocument({ id, drawn }: DrawnDocument, verdicts: ReadonlyMap<string, MarkVerdict>) {
  const marked = ({
    id: sentenceId,
    text,
    problemId,
    explanation,
    writtenId,
    isNearMiss,
  }: KeyedSentence): MarkedSentence => {
    const verdict = verdicts.get(sentenceId);
    // Near misses, and sentences that are wrong in other documents, need a comment only where they are marked.
    const isSaid = verdict !== undefined || (writtenId === undefined && !isNearMiss);
    return {
      id: sentenceId,
      text,
      ...(problemId === undefined ? {} : { problemId }),
      ...(verdict === undefined ? {} : { verdict }),
      ...(explanation !== undefined && isSaid ? { explanation } : {}),
    };
  };
  return {
    id,
    title: drawn.title,
    records: drawn.records,
    paragraphs: drawn.paragraphs.map((paragraph) => ({
      ...paragraph,
      sentences: paragraph.sentences.map(marked),
    })),
  };
}
