import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'one-standard-across-units',
    question:
      'Your director wants her own pay bands for data engineers. Three other units hire the same people. Whose work is the design, and what’s yours?',
    answer:
      'The center of expertise designs it. You bring the need with evidence and test the design.',
    why: 'What must hold is one standard across units. A local version becomes a shadow center.',
    section: 'business-partners-centers-of-expertise-shared-services',
    skill: 'stakeholders',
    graded: {
      options: [
        'Yours: the bands serve the strategy of one unit, and you know that unit best',
        'The center’s; you bring the need and test the design',
        'Shared services’; you pass the request on',
      ],
      correct: 'The center’s; you bring the need and test the design',
    },
  },
  {
    id: 'hand-off-in-three-parts',
    question:
      'A manager asks you about a missing shift allowance, which shared services owns. You won’t solve it. What does your hand-off say?',
    answer: 'Who owns it, by when they’ll reply, and that you want to hear if they don’t.',
    why: 'A forward without owner and date makes you a mailbox. A missed date shows a fault that is yours to fix.',
    section: 'business-partners-centers-of-expertise-shared-services',
    skill: 'stakeholders',
  },
  {
    id: 'third-wrong-contract',
    question:
      'A third contract this month has the wrong notice period. You could route it like the other two. Why might you keep this one?',
    answer: 'It exposes a fault in the system. Find and fix the template, not just the contract.',
    why: 'Operational work stays with you for high risk, a fault in the system or a moment that decides trust.',
    section: 'strategic-time',
    skill: 'stakeholders',
  },
  {
    id: 'tiers-never-ration-help',
    question:
      'A cook in a “maintain” unit reports bullying on the day your top-priority leader wants you at a planning session. How fast is the complaint handled?',
    answer: 'As fast, and with the same care, as in any other unit.',
    why: 'Tiers ration project time. They never ration an employee’s access to help.',
    section: 'strategic-time',
    skill: 'fairness',
    graded: {
      options: [
        'After the planning session, in keeping with the tier you agreed',
        'As fast as in any other unit',
        'At the unit’s next six-month review, unless it’s repeated',
      ],
      correct: 'As fast as in any other unit',
    },
  },
  {
    id: 'nine-hours-two-priorities',
    question:
      'You have nine uncommitted hours a week and two priorities. A leader brings a third, and it’s a good one. What do you tell him?',
    answer: 'You can start it if it replaces one of the two. Which is worth more?',
    why: 'A priority moves only with about four hours a week. A third without hours is a wish.',
    section: 'strategic-time',
    skill: 'stakeholders',
  },
  {
    id: 'two-stories-two-rooms',
    question:
      'A plant manager finds out that you gave finance another account of her vacancies than you gave her. Both were defensible. Which part of trust did you damage?',
    answer: 'Integrity: the same story in every room.',
    why: 'Your figures and your goodwill may be fine. She now wonders what you say when she’s absent.',
    section: 'credibility',
    skill: 'trust',
    graded: {
      options: [
        'Ability: knowing the figures',
        'Benevolence: wanting her to succeed',
        'Integrity: one story everywhere',
      ],
      correct: 'Integrity: one story everywhere',
    },
  },
]);
