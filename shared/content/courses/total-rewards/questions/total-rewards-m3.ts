import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('total-rewards-m3', [
  {
    id: 'q5',
    type: 'multiple-choice',
    section: 'unintended-consequences',
    question:
      'A packing team earns an award for pallets shipped per shift. Output is up 14% in three months, and so are breakage claims. Two weeks before the quarter ends, the plant director wants to act. What do you recommend?',
    options: [
      "Deduct breakage from this quarter's awards and explain the deduction to the team in person.",
      'Replace the award by a share of company profit, which covers volume and quality alike.',
      'Pay this quarter as promised, and add breakages as a second measure from the next one.',
      'Keep the plan and have supervisors coach quality and record careless packing by name.',
    ],
    correctAnswer:
      'Pay this quarter as promised, and add breakages as a second measure from the next one.',
    points: 10,
    hint: 'Separate work already done from work to come, and ask what the plan itself is requesting.',
    explanation:
      'People did what the plan asked, so earned amounts are honored and the measure gets a counterweight for the future. Deducting now is tempting as a quick link, but it changes the rules after the work, may break wage law, and destroys trust. Profit share removes line of sight.',
  },
  {
    id: 'q7',
    type: 'multiple-choice',
    section: 'merit-matrix',
    question:
      'Payroll is 20 million. The merit grid pays 5% (exceeds) or 3% (meets) in the lower half of ranges, which holds 40% of payroll, and 3% or 2% in the upper half, which holds 60%. At 25% "exceeds" it costs 2.75%. Managers now propose 45% "exceeds" in both halves. What happens to the cost?',
    options: [
      'It stays the same: the grid caps each increase',
      'It rises by about 56,000',
      'It rises by about 200,000',
      'It rises by about 20%, like the ratings',
    ],
    correctAnswer: 'It rises by about 56,000',
    points: 10,
    hint: 'Only the step between the two percentages costs more. Calculate it for each half, then weight by payroll.',
    explanation:
      'Twenty points of people move up one step. In the lower half that is 0.20 × 2% × 40% = 0.16% of payroll; in the upper half 0.20 × 1% × 60% = 0.12%. Together 0.28% of 20 million is 56,000. "Rises by 20%" tempts, but it mistakes a shift in ratings for a shift in cost.',
  },
  {
    id: 'line-of-sight',
    type: 'multiple-choice',
    section: 'line-of-sight',
    question: 'Which measure has the best line of sight for a call-center agent?',
    options: [
      'Earnings per share of the group',
      "The site's handling time within the day",
      'Contracts renewed in the region in seven days',
      'Own calls not repeated within seven days',
    ],
    correctAnswer: 'Own calls not repeated within seven days',
    points: 10,
    hint: 'See it, move it, trust the count.',
    explanation:
      "An agent can see and move how many of their own calls come back, and the phone system counts them. Handling time tempts because it's visible every hour, but it's the whole site's and is best improved by ending hard calls early.",
  },
  {
    id: 'benefit-use',
    type: 'multiple-choice',
    section: 'benefits-cost-and-use',
    question:
      'A subsidized meal plan costs 210,000. Use is 60% at head office and 4% on the night shift, whose cafeteria closes at 10 p.m. What is the likeliest cause of the low use at night, and the move?',
    options: [
      'Unreachable: redesign access for the night shift',
      'Unknown: explain it again at the start of the shift',
      'Unwanted: ask, and then replace it',
      'Insurance by nature: judge what it protects at night',
    ],
    correctAnswer: 'Unreachable: redesign access for the night shift',
    points: 10,
    hint: 'Could the people use it if they wanted to?',
    explanation:
      'Use that differs by shift while the cafeteria is closed points to access. Explaining it again tempts as the cheapest move, but people know the cafeteria well; they pass it, closed, every night.',
  },
  {
    id: 'counterweights',
    type: 'multiple-select',
    section: 'unintended-consequences',
    question: 'Which pairs put a real counterweight beside a measure? Select all that apply.',
    options: [
      'Revenue booked, with margin and returns',
      'Calls per hour, with repeat contacts',
      'Hires by quarter-end, with share still here after 90 days',
      'Days without injury, with a bonus for each such day',
      'Parts produced, with parts shipped',
      'Tickets closed, with tickets opened',
    ],
    correctAnswer: [
      'Revenue booked, with margin and returns',
      'Calls per hour, with repeat contacts',
      'Hires by quarter-end, with share still here after 90 days',
    ],
    points: 10,
    hint: 'Think of the cleverest way to earn the first, and ask whether the second would show it.',
    explanation:
      "Margin and returns expose discounts, repeat contacts expose calls cut short, and 90 days expose rushed hires. Parts shipped tempts because it's a second figure, but the same haste raises both. A bonus for injury-free days rewards silence.",
  },
  {
    id: 'plan-text',
    type: 'multiple-select',
    section: 'line-of-sight',
    question:
      'Before a quarterly team bonus starts, which conditions make it an incentive that works? Select all that apply.',
    options: [
      'Four of five participants can say in month two what they would earn',
      'No more than three measures, each worth at least a fifth',
      'Threshold and target are told to participants at the first payout',
      'The formula has a factor that only finance can see',
      'The amount is set after year-end by the director',
    ],
    correctAnswer: [
      'Four of five participants can say in month two what they would earn',
      'No more than three measures, each worth at least a fifth',
    ],
    points: 10,
    hint: 'See it, move it, trust it.',
    explanation:
      'Participants who can estimate their award, and few measures that each weigh something, make the link visible. A late decision by the director tempts because it allows for circumstances, but people then work for an opinion and not for a result.',
  },
  {
    id: 'matrix-row',
    type: 'short-answer',
    section: 'merit-matrix',
    question:
      'One row of a merit matrix holds 30% of payroll. Of its people 20% are rated "exceeds" (5%), 70% "meets" (3%) and 10% "below" (0%). What does the row cost, as a percentage of total payroll? Two decimals.',
    options: [],
    correctAnswer: '0.93',
    alsoAccepted: ['.93', '0.93%', '0,93'],
    points: 10,
    hint: 'Average the row first, then weight it. Two decimals, no percent sign.',
    explanation:
      '0.20 × 5 + 0.70 × 3 + 0.10 × 0 = 3.1%, and 3.1% × 0.30 = 0.93% of payroll. The tempting answer is 3.1, the cost of the row for its own people, which forgets that they hold 30% of payroll.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'merit-matrix',
    question:
      'The finance director writes: "Give all 180 maintenance technicians 4% and be done." Facts: average pay 52,000; employer costs 15%, no bonus. Sixty technicians with five or more years stand at a compa-ratio of 0.94; this year\'s hires stand at 0.97. Bringing the sixty to the placement guide costs 2,300 each in base. Reply in about 150 words: both costs, the equity effect, your recommendation, one risk and one next step.',
    options: [],
    correctAnswer:
      'Thank you for wanting this settled. 4% for all 180 costs 374,400 in base and 430,560 with employer costs, every year. It lifts new hires by the same share, so the compression stays: this year\'s hires remain about three points ahead of people with five or more years. Bringing the sixty experienced technicians to the placement guide costs 138,000 in base and 158,700 with employer costs. It puts experience ahead of new hires again and costs about 272,000 a year less. I recommend the second option from March, by one written rule for everyone with five or more years and a rating of "meets" or better, and paid from a separate line. The risk is that technicians with three or four years become the next squeezed group, so I will test them before we publish. Next step: from today, any offer above the guide needs an equity check on current staff. Please confirm the 15% rate by Friday, and I will bring the file.',
    points: 10,
    hint: 'Price both options with employer costs, say what each does to the 0.94 and the 0.97, and fix the cause.',
    explanation:
      "A strong answer prices both options on the same basis, shows that an equal percentage leaves compression untouched, and selects people by rule. A common weak answer argues only that the targeted option is cheaper. Cost alone won't explain it to the 120 who receive nothing.",
  },
]);
