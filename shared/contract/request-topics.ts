/** Topics that anyone may write about. Without schemas, for the browser. */
export const PUBLIC_TOPICS = ['sales', 'consultation', 'message', 'team-offer'] as const;
/** `coaching` was a topic of requests before sessions were booked with times. */
export const REQUEST_TOPICS = [...PUBLIC_TOPICS, 'coaching'] as const;
/** What the inbox of operators is about: requests, and capstones that need a reviewer or were reported. */
export const INBOX_TOPICS = [...REQUEST_TOPICS, 'capstone'] as const;
export type InboxTopic = (typeof INBOX_TOPICS)[number];
export type RequestTopic = (typeof REQUEST_TOPICS)[number];
