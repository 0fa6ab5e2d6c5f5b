import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A segment of a choice: the label of a hidden radio button, so that it needs no script. */
export const segmentRecipe = defineRecipe({
  className: 'segment',
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '11',
    px: '1.5',
    borderRadius: 'l2',
    textStyle: 'label',
    textAlign: 'center',
    cursor: 'button',
    '&:has(:checked)': {
      bg: 'accent.solid',
      color: 'accent.contrast',
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '2px',
    },
  },
});

/** Two sides of a document, of which small screens and narrow places (`data-narrow`) show the chosen one. */
export const documentSidesRecipe = defineRecipe({
  className: 'document-sides',
  base: {
    '&[data-narrow]:has([value=before]:checked) [data-side=after]': { display: 'none' },
    '&[data-narrow]:has([value=after]:checked) [data-side=before]': { display: 'none' },
    '@media not all and (min-width: 48rem)': {
      '&:has([value=before]:checked) [data-side=after]': { display: 'none' },
      '&:has([value=after]:checked) [data-side=before]': { display: 'none' },
    },
  },
});
