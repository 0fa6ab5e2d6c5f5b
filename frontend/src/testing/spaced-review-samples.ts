import type { CardAnswer, ReviewCard } from '@learning/shared/contract/spaced-review';

/** Creates a due card that the learner rates. */
export const reviewCard = (overrides: Partial<ReviewCard> = {}): ReviewCard => ({
  courseId: 14,
  courseTitle: 'HR Documentation: Basic',
  cardId: 'camera-test',
  moduleId: 'm1',
  moduleTitle: 'Why records matter',
  section: 'facts',
  skill: 'records',
  question: 'A note says “rude.” Which test does it fail?',
  answer: 'The camera test.',
  why: 'A camera catches words and acts.',
  graded: null,
  reviewCount: 0,
  isDue: true,
  lapses: 0,
  isPausedIfMissed: false,
  nextMinutes: { again: 10, hard: 15, good: 2_880, easy: 11_520 },
  ...overrides,
});

/** Creates a due card that the server grades; the second option is right. */
export const gradedCard = (overrides: Partial<ReviewCard> = {}): ReviewCard =>
  reviewCard({
    cardId: 'two-days',
    question: 'By when is the note due?',
    answer: 'The same day.',
    graded: { options: ['Next week', 'The same day', 'Never'], correctOption: 'The same day' },
    ...overrides,
  });

export const cardAnswer = (overrides: Partial<CardAnswer> = {}): CardAnswer => ({
  counted: true,
  isCorrect: null,
  reviewCount: 1,
  dueAt: '2026-11-23T12:00:00.000Z',
  addedMinutes: 0,
  ...overrides,
});
