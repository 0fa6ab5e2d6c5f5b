/** Conditions beside Chakra's, and shorter ones in place of two: no component of the site sets their attributes. */
export const conditions = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [data-disabled])'],
  focusVisible: '&:focus-visible',
  /** A lesson has room for text and contents side by side, without sidebar and notes. */
  beside: '@container (min-width: 60rem)',
};
