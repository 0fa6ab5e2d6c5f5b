import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'survey-margin',
  type: 'calculator',
  title: 'Below a certain number of answers, a difference says nothing.',
  description:
    'The margin of error of a share in a survey. It starts with 60 answers from 400 people, half of whom agree: about 12 points up or down. Move the answers to see how many you need.',
  note: 'At 95% confidence, as if those who answered were a random sample. They rarely are.',
  formula: 'margin-of-error',
  inputs: [
    {
      name: 'people',
      label: 'People asked',
      format: 'number',
      value: 400,
      min: 20,
      max: 2000,
      step: 10,
    },
    {
      name: 'answers',
      label: 'Answers',
      format: 'number',
      value: 60,
      min: 5,
      max: 400,
      step: 5,
    },
    {
      name: 'share',
      label: 'Share who agree',
      format: 'percent',
      value: 50,
      min: 5,
      max: 95,
      step: 5,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'Small enough to talk about a change of this size since the last survey.',
    },
    {
      from: 5,
      text: 'A difference of a few points between two teams is within this margin.',
    },
    {
      from: 10,
      text: 'Treat it as a question, not as a finding. Do not rank teams by it.',
    },
  ],
  curve: 'answers',
});
