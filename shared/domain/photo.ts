/** Side of a learner's square photo. Source: rules/access.md A31 */
export const PHOTO_PIXELS = 256;
/** Largest file of a photo that the API stores. */
export const PHOTO_MAX_BYTES = 48 * 1024;
