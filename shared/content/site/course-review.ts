import type { Figure } from './copy.ts';

/** Texts of `/course-review`. Read by tests only until the page is built. */
export const courseReviewPage = {
  title: 'The course framework',
  intro:
    'Thirteen core courses that follow HR work from the first request at the HR desk to a seat at the executive table.',
  summary: [
    { value: '13', label: 'courses' },
    { value: '6', label: 'categories' },
    { value: '4', label: 'skill levels' },
    { value: '70+', label: 'learning hours' },
    { value: '7', label: 'expert-level courses' },
  ] satisfies Figure[],
  note: 'Learning hours include work at your own desk. The two-course documentation series is additional.',
} as const;
