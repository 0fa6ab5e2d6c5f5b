export const REVIEW_TITLE = 'Review';
export const REVIEW_LEAD =
  'Questions from lessons you’ve completed, just before you’d forget the answers.';
