import { defineRecipe } from '@chakra-ui/react/styled-system';

const edge = {
  borderWidth: '1px',
  borderColor: 'color-mix(in srgb, currentColor 35%, transparent)',
};

/** Typography of a document on paper. Headings look the same at every level of the page. */
export const documentTextRecipe = defineRecipe({
  className: 'document-text',
  base: {
    textStyle: 'body',
    // Long words and lines of underscores must not widen the page; tables scroll in their frame.
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '4' },
    '& .level-1': { textStyle: 'h2' },
    '& .level-2': { textStyle: 'h4' },
    '& .level-3, & .level-4': { fontWeight: 'semibold' },
    '& * + .level-2': { mt: '8' },
    '& .level-2 + *, & .level-3 + *, & .level-4 + *': { mt: '2' },
    '& ul, & ol': { ps: '6' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& li + li': { mt: '1' },
    '& blockquote': { borderInlineStartWidth: '2px', borderColor: 'currentColor', ps: '4' },
    '& hr': { ...edge, borderWidth: '1px 0 0' },
    '& .table-frame': { contain: 'inline-size' },
    '& table': { width: '100%', minW: '16rem', borderCollapse: 'collapse' },
    '& th, & td': {
      ...edge,
      overflowWrap: 'break-word',
      textAlign: 'start',
      verticalAlign: 'top',
      px: '3',
      py: '2',
    },
    '& th': { fontWeight: 'semibold', bg: 'color-mix(in srgb, currentColor 6%, transparent)' },
  },
});
