import { definePattern } from '@pandacss/dev';

/** Chakra's layout components, with Chakra's names of their props. Their transforms become source text: they refer to nothing outside. */
export const patterns = {
  stack: definePattern({
    jsxName: 'Stack',
    properties: {
      align: { type: 'property', value: 'alignItems' },
      justify: { type: 'property', value: 'justifyContent' },
      direction: { type: 'property', value: 'flexDirection' },
      wrap: { type: 'property', value: 'flexWrap' },
      gap: { type: 'property', value: 'gap' },
    },
    defaultValues: { direction: 'column', gap: '0.5rem' },
    transform({ align, justify, direction, wrap, gap, ...rest }) {
      return {
        display: 'flex',
        flexDirection: direction,
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap,
        gap,
        ...rest,
      };
    },
  }),
  hstack: definePattern({
    jsxName: 'HStack',
    properties: {
      align: { type: 'property', value: 'alignItems' },
      justify: { type: 'property', value: 'justifyContent' },
      wrap: { type: 'property', value: 'flexWrap' },
      gap: { type: 'property', value: 'gap' },
    },
    defaultValues: { align: 'center', gap: '0.5rem' },
    transform({ align, justify, wrap, gap, ...rest }) {
      return {
        display: 'flex',
        flexDirection: 'row',
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap,
        gap,
        ...rest,
      };
    },
  }),
  grid: definePattern({
    jsxName: 'Grid',
    properties: {
      templateColumns: { type: 'property', value: 'gridTemplateColumns' },
      templateRows: { type: 'property', value: 'gridTemplateRows' },
    },
    transform({ templateColumns, templateRows, ...rest }) {
      return {
        display: 'grid',
        gridTemplateColumns: templateColumns,
        gridTemplateRows: templateRows,
        ...rest,
      };
    },
  }),
  visuallyHidden: definePattern({
    jsxName: 'VisuallyHidden',
    jsxElement: 'span',
    properties: {},
    transform: (props) => ({
      border: '0',
      clip: 'rect(0, 0, 0, 0)',
      height: '1px',
      width: '1px',
      margin: '-1px',
      padding: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      position: 'absolute',
      ...props,
    }),
  }),
};
