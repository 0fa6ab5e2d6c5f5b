import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'channel-yield',
  type: 'bars',
  title: 'The best yield and the most interviews come from different channels.',
  description:
    'Pairs of bars for three channels: people who applied and people who reached interview. Referrals 5 and 4, open ads 80 and 8, a trade school 15 and 3. The yields are 80, 10 and 20 percent.',
  rowName: 'Channel and yield',
  valueName: 'People by day 14',
  format: 'number',
  series: ['Applied', 'Reached interview'],
  rows: [
    { label: 'Referrals, 80%', values: [5, 4] },
    { label: 'Open ads, 10%', values: [80, 8] },
    { label: 'Trade school, 20%', values: [15, 3] },
  ],
  highlight: 'Open ads, 10%',
  note: 'Composite, for illustration.',
});
