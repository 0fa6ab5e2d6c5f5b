import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'od-cycle',
  type: 'loop',
  title: 'Each phase has a test to pass before the next one starts.',
  description:
    'Five phases on a circle, from entering to evaluating. Walk around it: each says what must be true before you move on.',
  stages: [
    {
      label: 'Enter',
      text: 'Is there a real client? Move on when you know who feels the pain, and who can change it.',
    },
    {
      label: 'Contract',
      text: 'What will we do, share and refuse? Move on when scope, access and data rules are written.',
    },
    {
      label: 'Diagnose',
      text: 'What keeps this going? Move on when each claim rests on two kinds of evidence.',
    },
    {
      label: 'Intervene',
      text: 'What smallest change tests the diagnosis? Move on when a line leader owns it, with a date.',
    },
    {
      label: 'Evaluate',
      text: 'Did it work, for whom, at what cost? The client decides to keep, adapt or stop.',
    },
  ],
});
