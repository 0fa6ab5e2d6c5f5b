import * as z from 'zod';
import { ReviewCardSource } from '#review-card-schema.ts';
import type { ContentIssue, CourseFolder, TextIssue } from '#source.ts';
import { countWords } from './markdown-blocks.ts';
import { schemaIssues } from './schema-issues.ts';
import { wordingIssues } from './validate-claims.ts';

/** Review cards of a lesson. */
export const MIN_REVIEW_CARDS = 4;

/** Words of a card: it is read in seconds, on a phone. */
const WORD_LIMITS = {
  question: [6, 60],
  answer: [1, 40],
  why: [6, 50],
} as const satisfies Partial<Record<keyof ReviewCardSource, readonly [number, number]>>;

const TEXT_FIELDS = ['question', 'answer', 'why'] as const;

/** Checks the review cards of a course. Source: rules/content.md C1, C5, C36 */
export function checkReviewCards({ slug, course, reviewCards }: CourseFolder): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const seen = new Map<string, string>();
  for (const [moduleId, cards] of reviewCards) {
    const file = `${slug}/review-cards/${moduleId}.ts`;
    const shape = schemaIssues(z.array(ReviewCardSource), cards, file);
    if (shape.length > 0) {
      issues.push(...shape);
      continue;
    }
    const module = course.modules.find((candidate) => candidate.id === moduleId);
    if (module?.type !== 'lesson')
      issues.push({ file, field: '', message: 'belongs to no lesson of course.ts' });
    if (cards.length < MIN_REVIEW_CARDS)
      issues.push({
        file,
        field: '',
        message: `has ${cards.length} cards; at least ${MIN_REVIEW_CARDS} are required`,
      });
    for (const [index, card] of cards.entries()) {
      const other = seen.get(card.id);
      if (other)
        issues.push({ file, field: `${index}.id`, message: `'${card.id}' is also in ${other}` });
      seen.set(card.id, file);
      for (const { field, message } of cardIssues(card))
        issues.push({ file, field: `${index}.${field}`, message });
    }
    issues.push(...placeIssues(cards).map((issue) => ({ file, ...issue })));
  }
  return issues;
}

function cardIssues(card: ReviewCardSource): TextIssue[] {
  const issues: TextIssue[] = [];
  for (const field of TEXT_FIELDS) {
    const words = countWords(card[field]);
    const [least, most] = WORD_LIMITS[field];
    if (words < least || words > most)
      issues.push({ field, message: `has ${words} words; ${least} to ${most} are required` });
    issues.push(...wordingIssues(card[field]).map(({ message }) => ({ field, message })));
  }
  if (card.question.toLowerCase().includes(card.answer.toLowerCase()))
    issues.push({ field: 'answer', message: 'is in the question' });
  return card.graded ? [...issues, ...gradedIssues(card.graded)] : issues;
}

function gradedIssues({ options, correct }: NonNullable<ReviewCardSource['graded']>): TextIssue[] {
  const issues: TextIssue[] = [];
  if (!options.includes(correct))
    issues.push({ field: 'graded.correct', message: 'is not among the options' });
  if (new Set(options).size !== options.length)
    issues.push({ field: 'graded.options', message: 'repeat themselves' });
  return issues;
}

/** Checks that length does not give away the right options of a module. Their places are shuffled for each answer. */
function placeIssues(cards: readonly ReviewCardSource[]): TextIssue[] {
  const graded = cards.flatMap((card) => card.graded ?? []);
  const longest = graded.filter(({ options, correct }) =>
    options.every((option) => option === correct || option.length < correct.length),
  );
  return graded.length >= 2 && longest.length === graded.length
    ? [{ field: '', message: 'has the longest option as the right one every time' }]
    : [];
}
