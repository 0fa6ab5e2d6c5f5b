import { defineFigure } from '#figure-schema.ts';

export default defineFigure({
  id: 'barrier-skill-will',
  type: 'decision-tree',
  title: 'Ask about the work before you ask about the person.',
  description:
    'A decision tree with three questions. Did something change in the work, or do colleagues miss the standard, too? If yes, barrier: remove it and measure again. If no: has the person ever met the standard? If not, skill: teach, practice, check. If yes: do they know the standard, and what happens when it is met or missed? If not, say so first; if yes, ask what would change it.',
  root: {
    text: 'Did something change in the work, or do colleagues miss the standard, too?',
    answers: [
      { answer: 'Yes', next: { text: 'Barrier: remove it, then measure again.' } },
      {
        answer: 'No',
        next: {
          text: 'Has this person ever met the standard?',
          answers: [
            { answer: 'Never', next: { text: 'Skill: teach, practice, check.' } },
            {
              answer: 'Yes',
              next: {
                text: 'Were the standard and the consequence clear, and was feedback given?',
                answers: [
                  { answer: 'No', next: { text: 'State both, and give feedback first.' } },
                  { answer: 'Yes', next: { text: 'Will: ask what would change it. Then a plan.' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
});
