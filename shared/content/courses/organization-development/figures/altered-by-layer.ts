import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'altered-by-layer',
  type: 'bars',
  title: 'The area heads signed all 20 decisions and altered one.',
  description:
    'Three bars: of 20 traced decisions, department heads altered 6, area heads 1 and directors 4. The bar of the area heads is highlighted.',
  rowName: 'Signature',
  valueName: 'Decisions altered, of 20 traced',
  format: 'number',
  series: ['Altered'],
  rows: [
    { label: 'Department head', values: [6] },
    { label: 'Area head', values: [1] },
    { label: 'Director', values: [4] },
  ],
  highlight: 'Area head',
  note: 'Composite, for illustration. Before removing a layer, ask what else it does.',
});
