export const PAGE_TITLE = 'My Certificates';
export const PAGE_LEAD = 'Everything you’ve completed, signed so anyone can verify it.';
export const WITHOUT_HOURS = 'Your certificate will not print hours.';
