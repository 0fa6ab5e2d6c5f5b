import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'residual-risk',
  type: 'bars',
  title: 'Changing the work lowers the score; training alone hardly does.',
  description:
    'Pairs of bars for three risks, before and after their control. Missed medical needs fall from 20 to 10, cash at night from 15 to 5, and abusive callers, treated with a webinar only, from 16 to 12.',
  rowName: 'Risk and its control',
  valueName: 'Score: likelihood × impact',
  format: 'number',
  series: ['Before', 'Residual'],
  rows: [
    { label: 'Missed requests: a call in week two', values: [20, 10] },
    { label: 'Cash at night: none after 8 p.m.', values: [15, 5] },
    { label: 'Abusive callers: webinar only', values: [16, 12] },
  ],
  note: 'Composite: 4 × 5 to 2 × 5; 3 × 5 to 1 × 5; 4 × 4 to 3 × 4.',
});
