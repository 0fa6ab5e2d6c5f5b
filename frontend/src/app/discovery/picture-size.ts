/** The size that previews expect. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
