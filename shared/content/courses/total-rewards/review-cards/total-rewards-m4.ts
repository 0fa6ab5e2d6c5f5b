import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'group-by-work-not-title',
    question:
      'A print shop has “finishing specialists” (mostly men) and “bindery assistants” (mostly women) with almost the same points. How do you group them for a pay review?',
    answer: 'Together, because points and content match. The titles don’t decide.',
    why: 'Two titles can hide one job. Grouping by title would separate equal work, so no gap could show.',
    section: 'comparable-work-groups',
    skill: 'fairness',
  },
  {
    id: 'small-group-method',
    question:
      'There are 12 people in the legal team. The analyst says, “The difference isn’t significant, so we’re done.” What do you do instead?',
    answer: 'Compare the files one by one.',
    why: 'In a small group, a test can miss a difference that’s still unfair to one person, who may still have a claim.',
    section: 'comparable-work-groups',
    skill: 'analytics',
    graded: {
      options: [
        'Compare the files one by one',
        'Add the team to a larger group, so that the test has enough people',
        'Record the result and test again next year with more data',
      ],
      correct: 'Compare the files one by one',
    },
  },
  {
    id: 'raw-gap-formula',
    question:
      'Men at a laboratory average 50,000 and women 47,000. What is the raw gap, and which question does it answer?',
    answer: '6%. It asks who holds which jobs, not whether similar work is paid alike.',
    why: 'The difference is divided by the men’s average: 3,000 ÷ 50,000. The adjusted gap answers the other question.',
    section: 'raw-versus-adjusted-gap',
    skill: 'analytics',
  },
  {
    id: 'not-the-real-gap',
    question:
      'An executive wants to call the adjusted figure “our real gap.” Why do you strike the word?',
    answer: 'Both figures are accurate; they answer different questions. Report them together.',
    why: 'Choosing one hides either who holds senior jobs or whether similar work is paid alike.',
    section: 'raw-versus-adjusted-gap',
    skill: 'trust',
  },
  {
    id: 'control-set-by-managers',
    question:
      'An analyst adds “high-potential flag” to the model, and the gap almost disappears. Managers set the flag whenever they granted a raise. What do you conclude?',
    answer: 'The flag may be part of the cause, so it can’t explain the gap. Leave it out.',
    why: 'A control must relate to the work and be set independently of pay. This one comes from the same decision.',
    section: 'regression-controls',
    skill: 'analytics',
    graded: {
      options: [
        'The gap is explained, since potential is a business reason',
        'The flag comes from the pay decision itself, so it stays out',
        'The flag may stay, provided the report lists it among the controls',
        'The model is too weak and has to be replaced',
      ],
      correct: 'The flag comes from the pay decision itself, so it stays out',
    },
  },
  {
    id: 'three-runs',
    question:
      'Counsel has the core run of a pay model for a bakery chain. Which two further runs show her whether ratings or grading carry the gap?',
    answer: 'Core plus ratings, and core without grade.',
    why: 'Ratings and grading can carry bias. If the story changes between runs, that difference is the finding.',
    section: 'regression-controls',
    skill: 'analytics',
  },
  {
    id: 'separate-money',
    question:
      'A chief financial officer wants to pay for pay corrections out of next month’s merit budget. Who would really pay, and what do you ask for?',
    answer: 'The colleagues of the underpaid people. Ask for a separate budget line.',
    why: 'Smaller merit raises would make people pay for decisions they didn’t take.',
    section: 'remediation',
    skill: 'fairness',
  },
  {
    id: 'raise-by-rule',
    question:
      'A file review finds seven people without a documented reason for lower pay. Two are men, and someone proposes to raise only the women. What do you do?',
    answer: 'Raise all seven that the rule identifies, and reduce no one else’s pay.',
    why: 'The rule rests on job-related reasons. Choosing by sex repairs an average and makes a new unfairness.',
    section: 'remediation',
    skill: 'law',
  },
]);
