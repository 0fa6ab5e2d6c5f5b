import { defineRecipe } from '@chakra-ui/react/styled-system';

/** What belongs to the prices of one interval (`data-interval`), of which only those chosen in `IntervalPicker` show. */
export const intervalPartRecipe = defineRecipe({
  className: 'interval-part',
  base: {
    '&[data-interval=month]:is(body:has(#interval-year:checked) *)': { display: 'none !important' },
    '&[data-interval=year]:not(body:has(#interval-year:checked) *)': { display: 'none !important' },
  },
});
