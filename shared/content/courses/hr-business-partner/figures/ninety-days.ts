import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'ninety-days',
  type: 'process',
  title: 'Ninety days: contract, diagnose, act on two things, then decide.',
  description:
    'One way to use the ninety days. Move the day to see what should be on paper by then.',
  note: 'An example; the steps are those of the deliverable.',
  unit: 'Day',
  steps: [
    {
      at: 1,
      text: 'Answer the request without accepting the remedy',
      why: 'Ask what would be different before winter, and who else would notice.',
    },
    {
      at: 10,
      text: 'A contract: result, roles, access, limits',
      why: 'The row on limits is the one that people omit and regret.',
    },
    {
      at: 30,
      text: 'Three rival explanations, and what would end each',
      why: 'Compare the plants before you believe any of them.',
    },
    {
      at: 60,
      text: 'Two priorities under way, owned by the business',
      why: 'And one activity that stops, or the calendar does not change.',
    },
    {
      at: 90,
      text: 'The decision: go on, change or stop',
      why: 'Two results, three leading measures, three guardrails.',
    },
  ],
});
