import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'decide-by-date',
  type: 'timeline',
  title: 'A need in January 2030 is decided in August 2027, before the October meeting.',
  description:
    'A timeline in months before the need date. The decision is due 29 months before, in August 2027. Recruitment and approval take five months, training 24. The strategy meeting of October 2027 falls two months after the decision was due.',
  unitName: 'Months before the need date',
  events: [
    { at: -29, when: 'August 2027', text: 'Decide by' },
    { at: -29, until: -24, when: '5 months', text: 'Recruitment and approval' },
    { at: -27, when: 'October 2027', text: 'Strategy meeting: two months late' },
    { at: -24, until: 0, when: '24 months', text: 'Training to independent work' },
    { at: 0, when: 'January 2030', text: 'Need date: four process leads' },
  ],
  note: 'The worked example of this section.',
});
