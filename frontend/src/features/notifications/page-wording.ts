export const PAGE_TITLE = 'Notifications';
export const PAGE_LEAD = 'What happened with your courses, certificates, and purchases.';
