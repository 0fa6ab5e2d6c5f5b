import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'fourteen-months',
  type: 'process',
  title: 'Fourteen months are enough for one real assignment, if it starts now.',
  description:
    'The months until the regional service director transfers. Move the month to see what has to be settled by then.',
  note: 'An example of a sequence; only the fourteen months are given in the case.',
  unit: 'Month',
  steps: [
    {
      at: 0,
      text: 'The review: evidence, categories, actions',
      why: 'Ask each person the same question about relocation before you place a name.',
    },
    {
      at: 1,
      text: 'Emergency cover is named apart from succession',
      why: 'Who acts tomorrow is another question than who could hold it.',
    },
    {
      at: 2,
      text: 'Assignments begin, with relief and observers',
      why: 'Later than this, no one can finish one before the transfer.',
    },
    {
      at: 8,
      text: 'Review with two sources for each demand',
      why: 'Move a category only for evidence, and write down what changed it.',
    },
    {
      at: 12,
      text: 'The decision, and a hand-over of two months',
      why: 'The holder is still there to be asked.',
    },
    {
      at: 14,
      text: 'The holder transfers',
      why: 'The date that everything above is counted back from.',
    },
  ],
});
