import type { MarkUpDocument } from '@learning/shared/contract/activities';
import { drawnSentences } from '@learning/shared/domain/scoring/draw-mark-up';
import { withFacts } from '@learning/shared/domain/scoring/facts';
import type { MarkUpConfig } from '#mark-up-schema.ts';

/** Returns the right marks of a document as a learner sees it, by the texts that are written as wrong. */
export function marksOfDocument(
  config: MarkUpConfig,
  { paragraphs }: MarkUpDocument,
): Record<string, string> {
  const wrong = drawnSentences(config).flatMap(({ flawed }) =>
    config.facts.map((facts): [string, string] => [
      withFacts(flawed.text, facts),
      flawed.problemId,
    ]),
  );
  const problems = new Map(wrong);
  return Object.fromEntries(
    paragraphs
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ id, text }) => {
        const problem = problems.get(text);
        return problem === undefined ? [] : [[id, problem]];
      }),
  );
}
