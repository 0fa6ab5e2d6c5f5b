/** How far operators are with a request. Without schemas, for the browser. Source: rules/learning.md L44 */
export const INBOX_STATES = ['new', 'in_progress', 'waiting', 'done'] as const;
export type InboxState = (typeof INBOX_STATES)[number];
