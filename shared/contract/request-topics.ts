/** Topics that anyone may write about. Without schemas, for the browser. */
export const PUBLIC_TOPICS = ['sales', 'consultation', 'message', 'team-offer'] as const;
/** `coaching` was a topic of requests before sessions were booked with times. */
export const REQUEST_TOPICS = [...PUBLIC_TOPICS, 'coaching'] as const;
export type RequestTopic = (typeof REQUEST_TOPICS)[number];
