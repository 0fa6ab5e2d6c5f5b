/** Texts of `/course-review`; its figures are counted from the catalog. */
export const courseReviewPage = {
  title: 'The course framework',
  intro:
    'The core courses follow HR work from the first request at the HR desk to a seat at the executive table.',
  /** What the figures count, as printed below them. */
  summary: {
    title: 'The framework in figures',
    courses: 'core courses',
    categories: 'categories',
    levels: 'skill levels',
    hours: 'learning hours',
    expert: 'expert-level courses',
  },
  note: 'Learning hours include work at your own desk. The documentation series is additional.',
} as const;
