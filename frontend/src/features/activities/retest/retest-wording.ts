export const RETEST_TITLE = 'Do you still know it?';
