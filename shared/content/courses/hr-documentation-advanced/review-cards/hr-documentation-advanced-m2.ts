import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'each-step-adds',
    question:
      'A written warning repeats the earlier verbal one word for word, with a new date. What is wrong with it?',
    answer:
      'It adds nothing: a written step needs, for example, a measured standard, support and an appeal.',
    why: 'If two letters could change places, one was wasted, and the next step has less to stand on.',
    section: 'verbal-written-final-termination',
    skill: 'records',
  },
  {
    id: 'second-final',
    question:
      'Marisol has a live final warning for unsafe lifting and does it again. Her manager wants another “final” warning with the same text. What does that teach?',
    answer: 'That final doesn’t mean final. If it’s extended, say why and set one new date.',
    why: 'Coworkers read letters by what follows. A word that isn’t kept weakens each later warning.',
    section: 'verbal-written-final-termination',
    skill: 'performance',
  },
  {
    id: 'unrelated-step',
    question:
      'Joost’s warning for late reports is signed, live and not appealed. He is now accused of insulting a customer. May it count as the prior step?',
    answer: 'No: it isn’t related, as the conduct and the rule differ.',
    why: 'A step has to pass all five tests. Issued, received, live and settled don’t make up for related.',
    section: 'prior-steps-cited',
    skill: 'fairness',
    graded: {
      options: [
        'Yes, since it’s signed and still live',
        'Yes, as half a step, if the letter says that it concerned a different rule',
        'No, it fails one of the tests',
      ],
      correct: 'No, it fails one of the tests',
    },
  },
  {
    id: 'three-dates',
    question:
      'A warning says, “The standard applies from June 1, and this warning ends on December 1.” Which date is missing?',
    answer: 'The date on which you review it together.',
    why: 'Start, review and end do different work. Without a review, the employee doesn’t hear in time whether the standard is met.',
    section: 'deadline-and-consequence',
    skill: 'performance',
  },
  {
    id: 'protected-absence-out',
    question:
      'A draft warning counts five absences. Two of them were approved leave, and one is under HR review. How many may it count?',
    answer: 'Two: leave out approved absences and the one under review.',
    why: 'Absences that are approved, protected or undecided are evidence of nothing.',
    section: 'deadline-and-consequence',
    skill: 'law',
    graded: {
      options: ['Five', 'Three', 'Two'],
      correct: 'Two',
    },
  },
  {
    id: 'skip-but-hear',
    question:
      'A technician disabled a gas alarm on purpose. The policy permits a skip to dismissal, and the plant manager wants it done before lunch. What can’t be skipped?',
    answer: 'Hearing the technician; and a skip note is finished before the outcome.',
    why: 'Grave conduct may justify missing steps. It never justifies deciding without the employee’s side.',
    section: 'when-steps-may-be-skipped',
    skill: 'fairness',
  },
]);
