import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'four-endings',
  type: 'sorter',
  title: 'A plan ends in one of four ways, and each has its own letter.',
  description: 'Six plans on their last day. Which ending fits?',
  note: 'The cases are composite.',
  bins: ['Met', 'Extended', 'Not met', 'Stopped'],
  cases: [
    {
      text: 'All three measures were reached.',
      bin: 'Met',
      reason: 'Say that it is closed, and that the standard goes on.',
    },
    {
      text: 'Two of three reached, and the third is moving fast.',
      bin: 'Extended',
      reason: 'Real progress and a stated reason, once, for that measure only.',
    },
    {
      text: 'The promised training never took place.',
      bin: 'Stopped',
      reason: 'A flawed plan is withdrawn, and not used as a failed one.',
    },
    {
      text: 'Support was given; two measures were clearly missed.',
      bin: 'Not met',
      reason: 'Invite to a meeting, and say that nothing has been decided.',
    },
    {
      text: 'The employee went on medical leave in week two.',
      bin: 'Stopped',
      reason: 'The plan cannot test what it set out to test.',
    },
    {
      text: 'The standard was reached a week early and held.',
      bin: 'Met',
      reason: 'Close it in writing: silence helps no one.',
    },
  ],
});
