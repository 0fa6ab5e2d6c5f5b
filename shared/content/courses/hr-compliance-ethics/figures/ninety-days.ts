import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'ninety-days',
  type: 'timeline',
  title: 'For 90 days each change passes HR, and three talks ask what has changed.',
  description:
    'A timeline of 90 days after someone speaks up. On day 0 pay, hours, duties and record are written down. From day 0 to day 90 HR approves every change. On days 7, 30 and 90 HR talks with the person and compares.',
  unitName: 'Days after someone speaks up',
  events: [
    { at: 0, when: 'Day 0', text: 'Write down pay, hours, duties and record as they are' },
    { at: 0, until: 90, when: 'Days 0–90', text: 'Manager calls HR before changing any of them' },
    { at: 7, when: 'Day 7', text: 'First talk: how are you treated?' },
    { at: 30, when: 'Day 30', text: 'Compare hours and pay with day 0' },
    { at: 90, when: 'Day 90', text: 'Last talk; close, or go on' },
  ],
});
