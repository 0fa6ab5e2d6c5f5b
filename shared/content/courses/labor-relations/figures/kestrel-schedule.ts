import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'kestrel-schedule',
  type: 'bars',
  title: 'A late change costs little, 2,400 of them do not.',
  description:
    'Two bars for one year: 2,400 late changes at $40 each come to $96,000; one percentage point of the payroll base of $15.0 million is $150,000.',
  note: 'Figures of the case; what the raises add is for you to count.',
  rowName: 'Item',
  valueName: 'Cost in one year',
  format: 'dollars',
  series: ['Cost'],
  rows: [
    {
      label: '2,400 late changes at $40',
      values: [96000],
    },
    {
      label: 'One point of payroll',
      values: [150000],
    },
  ],
});
