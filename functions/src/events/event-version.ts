/** Version of stored events. Apart from their schemas, which functions that only write events do not need. */
export const EVENT_VERSION = 1;
