import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'five-stage-cycle',
  type: 'loop',
  title: 'A cycle has five stages, and each leaves one proof.',
  description:
    'Five stages on a circle, from planning to recognition. Walk around it: each stage has one question, and one proof that it took place.',
  stages: [
    {
      label: 'Plan',
      text: 'What counts as success? Proof: written goals, agreed by both.',
    },
    {
      label: 'Monitor',
      text: 'Are we on course? Proof: dated notes of check-ins.',
    },
    {
      label: 'Develop',
      text: 'What would help? Proof: one skill or obstacle that was worked on.',
    },
    {
      label: 'Review',
      text: 'What was achieved? Proof: a summary with evidence, and no surprises.',
    },
    {
      label: 'Recognize',
      text: 'Who noticed? Proof: thanks that are tied to a result.',
    },
  ],
});
