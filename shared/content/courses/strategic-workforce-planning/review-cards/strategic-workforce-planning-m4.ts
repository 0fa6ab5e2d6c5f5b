import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'three-heights',
    question:
      'A team presents three scenarios: sales up 5%, up 10% and up 15%. What do you ask it to do instead?',
    answer: 'Combine two uncertainties that would most change the work into different stories.',
    why: 'Three heights of one line are one story. They prepare you for more or less, but not for something else.',
    section: 'scenario-triggers',
    skill: 'planning',
  },
  {
    id: 'which-kind-of-move',
    question:
      'A brewery may or may not get a license for spirits. It sends three brewers to a cheap two-week distilling course now. What kind of move is that?',
    answer: 'An option.',
    why: 'It doesn’t pay in each future, so it isn’t no-regret. It’s small and keeps spirits possible, so it needn’t wait for a trigger.',
    section: 'scenario-triggers',
    skill: 'planning',
    graded: {
      options: ['A no-regret move', 'An option', 'A commitment'],
      correct: 'An option',
    },
  },
  {
    id: 'the-fifth-part',
    question:
      '“If overtime exceeds 9% for six weeks, Ravi, the depot manager, asks finance for two agency fitters.” Which part of a trigger is missing?',
    answer: 'The action isn’t authorized in advance; he can only ask.',
    why: 'Indicator, threshold, period and owner are there. Without authority it only starts another meeting.',
    section: 'scenario-triggers',
    skill: 'planning',
    graded: {
      options: [
        'A period over which overtime is measured',
        'An owner who can be named',
        'An action that is already authorized',
        'A threshold that can be checked against the payroll',
      ],
      correct: 'An action that is already authorized',
    },
  },
  {
    id: 'only-a-visit',
    question:
      '“It’s only a month abroad to set up the packing line. Book the flight.” What do you settle first?',
    answer:
      'Five clearances, each by name: immigration, tax, social security, data access and duty of care.',
    why: 'A short stay can still create visa, tax and posting duties, and they’re cheaper to clear before the ticket.',
    section: 'location-and-mobility',
    skill: 'law',
  },
  {
    id: 'monday-test',
    question:
      'A consultant, extended twice, is the only person who can run your pricing model. Procurement pays her. What does the Monday test show?',
    answer: 'A critical role without an employee in it. She belongs in your plan.',
    why: 'If she left on Friday, pricing would stop on Monday. Headcount reports don’t show that.',
    section: 'contingent-workforce',
    skill: 'planning',
  },
  {
    id: 'title-says-scheduler',
    question:
      'Ana’s job ends. A hiring manager turns her down unseen: “Her title was scheduler. I need a planner.” What do you answer?',
    answer: 'Compare her skills with the job’s before you decide, and give her a reasoned answer.',
    why: 'Titles hide shared skills. Redeployment means a real conversation before the job is advertised, but it doesn’t promise the job.',
    section: 'redeployment-before-reduction',
    skill: 'change',
    graded: {
      options: [
        '“Then advertise it, and she can apply along with everyone else.”',
        '“Compare her skills with the job, then give her a reasoned answer.”',
        '“She comes first, so please take her for good without a trial period.”',
      ],
      correct: '“Compare her skills with the job, then give her a reasoned answer.”',
    },
  },
]);
