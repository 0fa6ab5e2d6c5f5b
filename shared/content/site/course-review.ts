import type { Figure } from './copy.ts';

/** `/course-review`: the core courses as one framework (specification section 2). */
export const courseReviewPage = {
  title: 'The course framework',
  intro:
    'Thirteen core courses that follow HR work from the first request at the HR desk to a seat at the executive table.',
  summary: [
    { value: '13', label: 'courses' },
    { value: '6', label: 'categories' },
    { value: '4', label: 'skill levels' },
    { value: '95+', label: 'learning hours' },
    { value: '7', label: 'expert-level courses' },
  ] satisfies Figure[],
  note: 'Learning hours include workplace practice. The documentation series of two courses comes on top.',
} as const;
