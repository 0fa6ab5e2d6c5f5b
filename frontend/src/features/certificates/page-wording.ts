export const PAGE_TITLE = 'My Certificates';
export const PAGE_LEAD = 'What you have completed, signed so that anyone can verify it.';
