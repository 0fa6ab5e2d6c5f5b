/** How far an announcement is. Without schemas, for the browser. */
export const ANNOUNCEMENT_STATES = ['draft', 'sending', 'sent', 'stopped'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];
