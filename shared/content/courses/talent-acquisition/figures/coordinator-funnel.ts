import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'coordinator-funnel',
  type: 'funnel',
  title: 'Most people are lost at the phone screen; the offers are lost to pay.',
  description:
    'The twelve vacancies of the case: 480 applied, 120 passed the phone screen, 48 were seen by a panel, 20 got an offer and 12 accepted. Choose a stage and move its rate to see how many more would be hired.',
  note: 'Figures of the case, January to June 2026. Moving one rate leaves the others as they were.',
  stages: [
    {
      label: 'Applied',
      count: 480,
    },
    {
      label: 'Passed phone screen',
      count: 120,
    },
    {
      label: 'Seen by a panel',
      count: 48,
    },
    {
      label: 'Offer made',
      count: 20,
    },
    {
      label: 'Offer accepted',
      count: 12,
    },
  ],
});
