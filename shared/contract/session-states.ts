/** The states of a coaching session. Without schemas, for the functions and the browser. */
export const SESSION_STATES = ['requested', 'confirmed', 'declined', 'canceled', 'lapsed'] as const;
