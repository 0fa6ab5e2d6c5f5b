import { defineRecipe } from '@chakra-ui/react/styled-system';

/** What belongs to one plan (`data-tier`): on small screens only the plan chosen in `PlanPicker` shows. */
export const planColumnRecipe = defineRecipe({
  className: 'plan-column',
  base: {
    '@media not all and (min-width: 48rem)': {
      '&[data-tier=entry]:not(body:has(#plan-entry:checked) *)': { display: 'none !important' },
      '&[data-tier=professional]:not(body:has(#plan-professional:checked) *)': {
        display: 'none !important',
      },
      '&[data-tier=executive]:not(body:has(#plan-executive:checked) *)': {
        display: 'none !important',
      },
      '&[data-tier=corporate]:not(body:has(#plan-corporate:checked) *)': {
        display: 'none !important',
      },
    },
  },
});
