/** US Letter with one-inch margins, in twips: twentieths of a point, 1,440 per inch. */
export const page = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1_440, right: 1_440, bottom: 1_440, left: 1_440 },
};

/** Width between the margins. */
export const TEXT_WIDTH_TWIPS = page.size.width - page.margin.left - page.margin.right;
