import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'best-performer-test',
  type: 'sorter',
  title: 'Would we do it if our best person sat there?',
  description:
    'Five reasons to remove a box from the chart. Use the best-performer test, and sort them by what the question really is.',
  note: 'The cases are composite.',
  bins: ['Structure', 'Performance', 'Stop: legal risk'],
  cases: [
    {
      text: '“The work moves to the plant for good.”',
      bin: 'Structure',
      reason: 'Yes, also for the best: criteria, consultation, fair selection.',
    },
    {
      text: '“He disagrees with everyone, and his results are thin.”',
      bin: 'Performance',
      reason: 'No, because of results. Use that process, not a chart.',
    },
    {
      text: '“She filed a complaint in May, and now her team is merged.”',
      bin: 'Stop: legal risk',
      reason: 'Pause; counsel and the proper channel today.',
    },
    {
      text: '“Two teams do the same invoices twice.”',
      bin: 'Structure',
      reason: 'The work itself is changing.',
    },
    {
      text: '“He is back from leave, and we managed without him.”',
      bin: 'Stop: legal risk',
      reason: 'Protected leave. That you managed is not a reason.',
    },
  ],
});
