import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-succession-m1', [
  {
    id: 'gap',
    type: 'multiple-choice',
    section: 'role-criticality',
    question: 'Four seats have been rated. Which has the largest exposure gap?',
    options: [
      'Treasurer: harm in 5 days, cover in 30',
      'Sales director: harm in 60 days, cover in 75',
      'Smoke-control technician: harm in 2 days, cover in 41',
      'Head of IT: harm in 10 days, cover in 45',
    ],
    correctAnswer: 'Smoke-control technician: harm in 2 days, cover in 41',
    points: 10,
    hint: 'Cover minus harm.',
    explanation:
      '41 − 2 is 39 days, the largest of the four, though the seat has the lowest grade. The head of IT tempts with the longest cover after it, but harm comes late enough to leave 35.',
  },
  {
    id: 'fragile',
    type: 'multiple-choice',
    section: 'role-criticality',
    question:
      'One engineer alone understands the control system of a plant that will close in four years. A stronger holder would change little. What do you buy?',
    options: [
      'A second holder, and a transfer of what she knows',
      'A stretch assignment that prepares her for the next grade',
      'A retention bonus that runs until the closing date',
      'A search that finds a stronger holder in the market',
    ],
    correctAnswer: 'A second holder, and a transfer of what she knows',
    points: 10,
    hint: 'Essential, pivotal or fragile?',
    explanation:
      "The seat is fragile: one person holds the knowledge, so the money goes to a second holder and a transfer. The bonus tempts because it keeps her, but it doesn't help on the day when she is ill.",
  },
  {
    id: 'entry',
    type: 'multiple-choice',
    section: 'inclusive-talent-approach',
    question: 'A leadership program has 20 places for three pivotal role groups. Who enters?',
    options: [
      'Those whom directors nominate, after HR has checked the balance',
      'The 20 with the best ratings within the past two years, at any site',
      'Everyone in the grade below, in alphabetical groups of 20',
      'Volunteers who meet published criteria, for a stated period',
    ],
    correctAnswer: 'Volunteers who meet published criteria, for a stated period',
    points: 10,
    hint: 'Spending can be targeted. What about entry?',
    explanation:
      'Volunteers against published criteria keep entry open while the money follows the roles. Nomination with a balance check tempts because it looks supervised, but the check starts from people who were already visible.',
  },
  {
    id: 'off-limits-vacancy',
    type: 'multiple-select',
    section: 'role-criticality',
    question: 'What may support the likelihood that a seat becomes empty? Select all that apply.',
    options: [
      'The holder asked in May about a transfer to the coast',
      'The holder turns 61 in the spring',
      'A transfer to the sister plant has been agreed for June',
      'The holder has been on leave twice',
      'Colleagues believe that the holder is tired of it',
    ],
    correctAnswer: [
      'The holder asked in May about a transfer to the coast',
      'A transfer to the sister plant has been agreed for June',
    ],
    points: 10,
    hint: 'What people have said or arranged.',
    explanation:
      "A stated wish and an agreed transfer are evidence. Age tempts because many people do leave then, but it's a guess about a group applied to one person, and acting on it may be unlawful.",
  },
  {
    id: 'access-rate',
    type: 'short-answer',
    section: 'talent-metrics',
    question:
      'Of 60 eligible supervisors on nights, 9 entered a program. What is the access rate of the group, in percent?',
    options: [],
    correctAnswer: '15',
    alsoAccepted: ['15%', '15 %', '15.0'],
    points: 10,
    hint: 'A whole number, no percent sign',
    explanation:
      '9 ÷ 60 × 100 = 15. Dividing by all entrants would give the share of nights among them, the tempting figure in most slides; it rises when others stay away and says nothing about entry.',
  },
  {
    id: 'exposed-share',
    type: 'short-answer',
    section: 'talent-metrics',
    question:
      'Of 40 critical roles, 12 have a time to cover above the time to harm. What is the exposed share, in percent?',
    options: [],
    correctAnswer: '30',
    alsoAccepted: ['30%', '30 %', '30.0'],
    points: 10,
    hint: 'A whole number, no percent sign',
    explanation:
      '12 ÷ 40 × 100 = 30. The tempting answer is 70, the share that is safe; the measure counts roles with a gap, where the cover money should go.',
  },
]);
