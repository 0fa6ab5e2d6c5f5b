/** Address of the document for finance. */
export const TEAMS_FILE = '/due-course-for-teams.pdf';
