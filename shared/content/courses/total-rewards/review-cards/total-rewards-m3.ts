import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'see-move-trust',
    question:
      'Warehouse pickers get a bonus on the company’s share price. They can look it up every day and trust the figure. Which of the three questions does it fail?',
    answer: 'Move: no choice of a picker changes the share price.',
    why: 'A measure people can only watch pays for luck. They need to move it through their own choices.',
    section: 'line-of-sight',
    skill: 'rewards',
    graded: {
      options: ['See', 'Move', 'Trust'],
      correct: 'Move',
    },
  },
  {
    id: 'month-two-test',
    question:
      'An incentive for branch staff has run for six weeks. What do you ask five of them to find out whether it works as one?',
    answer: 'What would you earn at the current pace?',
    why: 'If most can’t say, they aren’t steering by the plan, and the money is paid for luck.',
    section: 'line-of-sight',
    skill: 'rewards',
  },
  {
    id: 'cost-a-matrix-row',
    question:
      'One row of a matrix holds 40% of payroll. In it, half of the pay belongs to people who get 4% and half to people who get 2%. How much of the total payroll does the row cost?',
    answer: '1.2%: the row averages 3%, times 40%.',
    why: 'Weight the increases by rating first, then by the row’s share of payroll.',
    section: 'merit-matrix',
    skill: 'analytics',
    graded: {
      options: ['1.2%', '2.4%', '3%', '6%'],
      correct: '1.2%',
    },
  },
  {
    id: 'matrix-keeps-bias',
    question:
      'A director says, “The matrix sets the raises, so favoritism is out.” What do you check before any letter goes out?',
    answer: 'Ratings and increases, compared by group.',
    why: 'The matrix multiplies whatever is in the ratings and makes the result look neutral.',
    section: 'merit-matrix',
    skill: 'fairness',
  },
  {
    id: 'cause-of-low-use',
    question:
      'A childcare subsidy costs 90,000 and 30 of 500 parents use it. All users work days; the partner nurseries close at 5. What is the cause, and what is the move?',
    answer:
      'It’s unreachable for other shifts. Redesign access instead of advertising or canceling it.',
    why: 'Use that differs by shift, site or hours points to access. A campaign wouldn’t open a nursery at night.',
    section: 'benefits-cost-and-use',
    skill: 'experience',
    graded: {
      options: [
        'Unknown: explain it again when parents return from leave',
        'Unreachable: redesign access',
        'Unwanted: replace it after consulting the parents',
        'Insurance by nature: keep it and judge it by protection',
      ],
      correct: 'Unreachable: redesign access',
    },
  },
  {
    id: 'premortem-opening',
    question:
      'A bonus for fast loan approvals is about to start. How do you open the premortem with two skeptical loan officers?',
    answer:
      '“It’s a year from now. We paid in full, and customers are worse off. How did it happen?”',
    why: 'Imagining that harm has happened frees people to name the clever response before it costs money.',
    section: 'unintended-consequences',
    skill: 'rewards',
  },
  {
    id: 'counterweight-for-speed',
    question:
      'A parcel depot pays for deliveries per hour. What is the clever response, and what counterweight do you set on day one?',
    answer: 'Leaving parcels unseen or at the wrong door; count failed and repeat deliveries too.',
    why: 'Each measure invites a shortcut. The second figure makes the shortcut worthless.',
    section: 'unintended-consequences',
    skill: 'rewards',
  },
]);
