import type { SkillCheckConfig } from '#schema.ts';
import { copyOf } from './sample-activities.ts';
import { writtenSkillCheck, type Written } from './written-activities.ts';

/** The section every question of the sample bank links to. */
export const SAMPLE_SECTION = { moduleId: 'record-keeping-m1', section: 'why-it-matters' };

const COPIES = ['a', 'b', 'c'] as const;

/** The sample skill check with a bank: one question of each of three types is asked, three are there. */
export function sampleBank(): Written<'skill-check'> {
  const check = writtenSkillCheck();
  const { config } = check;
  config.asks = { 'multiple-choice': 1, 'multiple-select': 1, 'short-answer': 1 };
  config.questions = config.questions.flatMap((question) =>
    COPIES.map((copy, index) => {
      const one: SkillCheckConfig['questions'][number] = {
        ...copyOf(question),
        id: `${question.id}${copy}`,
        question: `${question.question} (${copy})`,
        readAt: SAMPLE_SECTION,
      };
      // One, two and three right options; the right one is not always in the same place.
      if (one.type === 'multiple-select') one.correctAnswer = one.options.slice(0, index + 1);
      if (one.type === 'multiple-choice') one.correctAnswer = one.options[index]!;
      return one;
    }),
  );
  return check;
}
