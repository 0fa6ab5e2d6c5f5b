import { drawMarkUp, sentencesOf } from '@learning/shared/domain/scoring/draw-mark-up';
import { MarkUpConfig } from '#mark-up-schema.ts';
import { WORDS_PER_MINUTE, wordsIn } from '#reading-time.ts';
import type { ContentType } from '../content-type.ts';
import { checkMarkUp } from './validate-mark-up.ts';

const MINUTES_PER_WRONG_SENTENCE = 1;

export const markUp: ContentType<MarkUpConfig> = {
  schema: MarkUpConfig,
  report: { heading: 'Mu.', counts: 'mark-ups' },
  minutes: markUpMinutes,
  clockMinutes: () => null,
  check: checkMarkUp,
  // Nothing has options: `validate-mark-up.ts` plays the scripts that mark by form.
  guesses: null,
};

/** Counts reading one document twice with its records, a minute for each wrong sentence, and reading the explanations. */
function markUpMinutes(config: MarkUpConfig): number {
  const { records, paragraphs } = drawMarkUp(config, { seed: 0, tryNumber: 0 });
  const sentences = sentencesOf({ paragraphs });
  const document = wordsIn(sentences.map(({ text }) => text)) + wordsIn(records);
  const explanations = wordsIn(sentences.map(({ explanation }) => explanation ?? ''));
  const frame = wordsIn([config.context, config.problems, config.feedback.passing]);
  const reading = (frame + 2 * document + explanations) / WORDS_PER_MINUTE;
  return Math.ceil(reading + config.asks * MINUTES_PER_WRONG_SENTENCE);
}
