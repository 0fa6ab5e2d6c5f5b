import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'people-in-ranges',
  type: 'ranges',
  title: 'Position in range says more than the pay itself.',
  description:
    'Three overlapping grades with a spread of 40 percent and steps of 15 percent, and seven people as dots. The line in each bar is the midpoint. Choose a person and move the pay to see compa-ratio and position in the range.',
  note: 'Ranges of this lesson; the people are invented.',
  ranges: [
    {
      label: 'Grade 5',
      minimum: 55000,
      maximum: 77000,
      people: [
        {
          name: 'Ana',
          pay: 58000,
        },
        {
          name: 'Marek',
          pay: 66000,
        },
        {
          name: 'Joy',
          pay: 79500,
        },
      ],
    },
    {
      label: 'Grade 6',
      minimum: 63250,
      maximum: 88550,
      people: [
        {
          name: 'Tariq',
          pay: 62000,
        },
        {
          name: 'Lena',
          pay: 75900,
        },
      ],
    },
    {
      label: 'Grade 7',
      minimum: 72750,
      maximum: 101850,
      people: [
        {
          name: 'Wei',
          pay: 80000,
        },
        {
          name: 'Rosa',
          pay: 99000,
        },
      ],
    },
  ],
});
