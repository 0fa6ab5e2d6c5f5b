import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'triage-by-hand',
  type: 'sorter',
  title: 'The loudest message is rarely the first one to answer.',
  description:
    'Eight messages on one morning. Sort them by harm and deadline: red is now, amber is today, green is this week.',
  note: 'The cases are composite.',
  bins: ['Red: now', 'Amber: today', 'Green: this week'],
  cases: [
    {
      text: '“My check is $300 short and rent is due Friday. This is the THIRD TIME!!!”',
      bin: 'Amber: today',
      reason: 'A pay error has a deadline. Acknowledge it, and get payroll on it today.',
    },
    {
      text: '“He’s been different with me since I spoke up about the forklift.”',
      bin: 'Red: now',
      reason: 'No legal word, but it may describe retaliation. Escalate; do not investigate.',
    },
    {
      text: '“How many vacation days do I carry over?”',
      bin: 'Green: this week',
      reason: 'A policy fact. Answer it from the source.',
    },
    {
      text: '“My doctor wants me on days for a while.”',
      bin: 'Amber: today',
      reason: 'It may start an accommodation or leave process. Find the deadline and the owner.',
    },
    {
      text: '“Somebody left a court envelope for you at the desk.”',
      bin: 'Red: now',
      reason: 'Legal papers start clocks. Hand them to counsel now.',
    },
    {
      text: '“I need a letter for my landlord that I work here.”',
      bin: 'Green: this week',
      reason: 'A standard letter, with a date you promise and keep.',
    },
    {
      text: '“Can you send me everything you have on me?”',
      bin: 'Amber: today',
      reason: 'A data request has a legal deadline in many places. Log it today.',
    },
    {
      text: '“The guard on press 4 is off again and they told us to run it.”',
      bin: 'Red: now',
      reason: 'Someone can be hurt. Make it safe first.',
    },
  ],
});
