import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'spans-and-layers',
  type: 'calculator',
  title: 'Each step in the span takes away a layer, and someone’s coach.',
  description:
    'How many layers and managers an organization of this size has at one span. It starts with 400 people and a span of 5. Widen the span and layers disappear; ask who coaches the people then.',
  note: 'Arithmetic of an even pyramid with one span everywhere; no real organization is even.',
  formula: 'span-and-layers',
  inputs: [
    {
      name: 'people',
      label: 'People who do the work',
      format: 'number',
      value: 400,
      min: 20,
      max: 2000,
      step: 10,
    },
    {
      name: 'span',
      label: 'People who report to one manager',
      format: 'number',
      value: 5,
      min: 2,
      max: 20,
      step: 1,
    },
  ],
  readings: [
    {
      from: 0,
      text: 'Flat. Check who coaches new people, and who decides when the manager is away.',
    },
    {
      from: 3,
      text: 'A usual depth. Count what each layer altered in the last 20 decisions.',
    },
    {
      from: 5,
      text: 'Deep. Each layer adds days to a decision. Does it add judgment?',
    },
  ],
  curve: 'span',
});
