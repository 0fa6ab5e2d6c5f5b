export const REVIEW_TITLE = 'Review';
export const REVIEW_LEAD = 'Questions from your lessons, timed for just before you’d forget.';
