import type { RecallAnswer, RecallCard } from '@learning/shared/contract/recall';

/** Creates a due card that the learner rates. */
export const recallCard = (overrides: Partial<RecallCard> = {}): RecallCard => ({
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
  nextMinutes: { again: 10, hard: 15, good: 2_880, easy: 11_520 },
  ...overrides,
});

/** Creates a due card that the server grades; the second option is right. */
export const gradedCard = (overrides: Partial<RecallCard> = {}): RecallCard =>
  recallCard({
    cardId: 'two-days',
    question: 'By when is the note due?',
    answer: 'The same day.',
    graded: { options: ['Next week', 'The same day', 'Never'], correctOption: 'The same day' },
    ...overrides,
  });

export const recallAnswer = (overrides: Partial<RecallAnswer> = {}): RecallAnswer => ({
  counted: true,
  isCorrect: null,
  reviewCount: 1,
  dueAt: '2026-11-23T12:00:00.000Z',
  addedMinutes: 0,
  ...overrides,
});
