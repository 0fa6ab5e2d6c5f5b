/** The 404 page has no address; it is rendered at one that no route matches. */
export const NOT_FOUND_PATH = '/404';
