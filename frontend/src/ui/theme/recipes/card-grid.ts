import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Rows of three cards; with `data-row`, small screens show one row that is swiped, with shorter cards. */
export const cardGridRecipe = defineRecipe({
  className: 'card-grid',
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    '@media not all and (min-width: 48rem)': {
      '&[data-row]': {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: '85%',
        columnGap: '4',
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        marginInline: '-5',
        paddingInline: '5',
        scrollPaddingInline: '5',
      },
      '&[data-row] > *': { scrollSnapAlign: 'start' },
      // Stronger than the cards' own styles, which come later.
      '&[data-row] > * > ul': { display: 'none !important' },
      '&[data-row] > * > :first-child': { height: '24' },
    },
  },
});
