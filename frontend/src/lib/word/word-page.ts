import { PageOrientation } from 'docx';

/** US Letter with one-inch margins, in twips: twentieths of a point, 1,440 per inch. */
const SHORT_SIDE = 12_240;
const LONG_SIDE = 15_840;
const MARGIN = 1_440;
const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };

export interface WordPage {
  /** The library takes the sides of an upright page, and turns them. */
  page: {
    size: { width: number; height: number; orientation?: typeof PageOrientation.LANDSCAPE };
    margin: typeof margin;
  };
  /** Width between the margins. */
  textWidthTwips: number;
}

export const PORTRAIT: WordPage = {
  page: { size: { width: SHORT_SIDE, height: LONG_SIDE }, margin },
  textWidthTwips: SHORT_SIDE - 2 * MARGIN,
};
export const LANDSCAPE: WordPage = {
  page: {
    size: { width: SHORT_SIDE, height: LONG_SIDE, orientation: PageOrientation.LANDSCAPE },
    margin,
  },
  textWidthTwips: LONG_SIDE - 2 * MARGIN,
};
