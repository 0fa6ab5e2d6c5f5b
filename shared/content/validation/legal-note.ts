/** The line that every text ends with. */
export const LEGAL_NOTE =
  'Educational content, not legal advice. Check local law and consult qualified counsel.';
