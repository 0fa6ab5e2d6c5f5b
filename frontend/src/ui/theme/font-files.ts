import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import quote from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url';
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';

/** URL of the font of quotes and questions. */
export const quoteFontFile = quote;

/** URLs of the fonts that every page needs; prerendered pages preload them. */
export const fontFiles = [serif, sans];
