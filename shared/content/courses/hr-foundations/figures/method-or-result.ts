import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'method-or-result',
  type: 'sorter',
  title: 'A duty that names a result leaves the method open.',
  description:
    'Six duties from job descriptions. Some prescribe how the work is done and so shut people out; others say what must be achieved.',
  note: 'The cases are composite.',
  bins: ['Names a method', 'Names a result'],
  cases: [
    {
      text: '“Must stand at the counter and type orders by hand.”',
      bin: 'Names a method',
      reason: 'Standing and typing shut people out who could take the same orders.',
    },
    {
      text: '“Takes and records customer orders accurately at peak times.”',
      bin: 'Names a result',
      reason: 'It leaves room for a stool or a headset.',
    },
    {
      text: '“Must have a driver’s license to visit clients.”',
      bin: 'Names a method',
      reason: 'The result is the visit. A train gets there, too.',
    },
    {
      text: '“Visits each client on site once a month.”',
      bin: 'Names a result',
      reason: 'How the person travels is open.',
    },
    {
      text: '“Lifts 50-pound boxes onto the truck.”',
      bin: 'Names a method',
      reason: 'Lifting is one way of loading. A lift table is another.',
    },
    {
      text: '“Loads each truck by 6 a.m. without damage.”',
      bin: 'Names a result',
      reason: 'The time and the condition can be checked; the method is free.',
    },
  ],
});
