/** US Letter with margins of an inch, in twentieths of a point (1,440 an inch). */
export const page = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1_440, right: 1_440, bottom: 1_440, left: 1_440 },
};

/** What the margins leave for text. */
export const TEXT_WIDTH_TWIPS = page.size.width - page.margin.left - page.margin.right;
