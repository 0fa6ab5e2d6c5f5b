import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('labor-relations-m2', [
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'batna-and-zopa',
    question:
      'A print works bargains over an agreement that expires in three weeks. Your analyst lists four facts. Which one states the BATNA of the works?',
    options: [
      'The CFO would accept 3.2 percent, though reluctantly, and nothing above it',
      "The union's members would probably ratify 2.9 percent, by their last three votes",
      'A sister plant can take 40 percent of orders for a month, at a cost of $610,000',
      'A three-year settlement at 2.5 percent would please the board and set a pattern',
    ],
    correctAnswer:
      'A sister plant can take 40 percent of orders for a month, at a cost of $610,000',
    points: 10,
    hint: 'Which fact describes what the company would do without an agreement?',
    explanation:
      "A BATNA is a course of action without agreement, and here it has a price. The CFO's 3.2 percent is the tempting answer because it sounds like the bottom line, but it's a limit, and a sound limit is derived from the BATNA.",
  },
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'costing-proposals',
    question:
      'Your roll-up payroll base is $10.0 million. You proposed 3, 3 and 3 percent; the union answers 4, 3 and 2. A plant manager says: "Same average, and pay even ends a hair lower. Take it." What do you tell him?',
    options: [
      'He is right: with equal averages the two differ by less than $10,000 over the term',
      'It costs about $200,000 more over the term, although the end rate is slightly lower',
      'It costs about $100,000 more over the term, and only the first year differs from ours',
      'It costs about $100,000 less, as the lower end rate works through all three years',
    ],
    correctAnswer:
      'It costs about $200,000 more over the term, although the end rate is slightly lower',
    points: 10,
    hint: 'Add what is paid above today in each of the three years.',
    explanation:
      'Cumulative raises are 4.00, 7.12 and 9.26 points, a sum of 20.38. Even steps give 3.00, 6.09 and 9.27, a sum of 18.36. The gap of 2.02 points is worth about $202,000. The $100,000 answer forgets that the extra point of year one is still being paid in year two.',
  },
  {
    id: 'mandate',
    type: 'multiple-choice',
    section: 'the-negotiation-mandate',
    question:
      'Which mandate lets a team settle at two in the morning without a surprise on Friday?',
    options: [
      '"Term cost up to $2.8 million with schedules, end rate up to 9%, pensions come back, the CFO answers in two hours."',
      '"Term cost within an average of 3%, be reasonable on schedules, and call us when you\'re close, up to 2 a.m."',
      '"The best deal you can get under 3.4%, with schedules up to you. I answer the phone all night, in two minutes."',
      '"No more than 3% in any year, and everything beyond pay comes back to the committee before you answer."',
    ],
    correctAnswer:
      '"Term cost up to $2.8 million with schedules, end rate up to 9%, pensions come back, the CFO answers in two hours."',
    points: 10,
    hint: 'Look for money, end rate, what may be traded and who answers.',
    explanation:
      'Term cost and end rate limit what matters, and a named person who answers within hours makes packages possible. "No more than 3% in any year" tempts because it\'s strict, but it limits the shape and leaves the price of all other clauses open.',
  },
  {
    id: 'lobby-members',
    type: 'multiple-choice',
    section: 'stakeholders',
    question:
      'A night crew may vote a settlement down. Your plant manager wants to "have a word" with its three loudest members. What do you do instead?',
    options: [
      'Have a supervisor whom the crew likes tell them the facts, and ask what they still need',
      'Send the crew the package tonight, with an offer to answer what they ask before the vote',
      "Leave the crew to the union's lead; ask there what it has to see, and put that in",
      "Hold back one point of pay, and add it within the hour if the crew's vote goes the wrong way",
    ],
    correctAnswer:
      "Leave the crew to the union's lead; ask there what it has to see, and put that in",
    points: 10,
    hint: 'Whose members are they?',
    explanation:
      "The other team knows its skeptics and can carry something to them. The letter tempts because it's open and factual, but it goes around the representatives while the table is open.",
  },
  {
    id: 'term-cost',
    type: 'multiple-select',
    section: 'costing-proposals',
    question:
      'A base payroll is $20 million; one percent costs $200,000 a year. Which statements about 5 / 2 / 2 against 3 / 3 / 3 over three years are right? Select all that apply.',
    options: [
      '5 / 2 / 2 costs more over the term',
      '5 / 2 / 2 ends at a slightly lower rate',
      'Both average three percent',
      'Both cost the same over the term',
      '5 / 2 / 2 costs less in year one',
    ],
    correctAnswer: [
      '5 / 2 / 2 costs more over the term',
      '5 / 2 / 2 ends at a slightly lower rate',
      'Both average three percent',
    ],
    points: 10,
    hint: 'Add up what is paid above today, year by year.',
    explanation:
      'The early five is paid three times, so the term costs more, while 1.05 × 1.02 × 1.02 = 1.0924 stays below 1.0927. "Both cost the same" tempts, because the averages are equal; an average says nothing about how long a raise is paid.',
  },
  {
    id: 'q8',
    type: 'short-answer',
    section: 'batna-and-zopa',
    question:
      'You opened at 2.5 percent, and your true limit is 4.3. The union opened at 6.0, and you estimate that its members would ratify 3.4. How wide is the ZOPA, in percentage points?',
    options: [],
    correctAnswer: '0.9',
    alsoAccepted: ['.9', '0,9', '0.90'],
    points: 10,
    hint: 'Give a number with one decimal and no percent sign, for example 2.3',
    explanation:
      'The zone runs between the two limits: 4.3 minus 3.4 is 0.9 points. The usual error is 3.5, the gap between the opening positions. Openings show how far apart people sound; limits show whether a deal exists.',
  },
  {
    id: 'point-value',
    type: 'short-answer',
    section: 'costing-proposals',
    question:
      'You have 250 employees with average base pay of $40,000. Costs that move with pay add 20%. What is one percentage point worth in a year, in dollars?',
    options: [],
    correctAnswer: '120000',
    alsoAccepted: ['120,000', '$120,000', '120 000'],
    points: 10,
    hint: 'Digits only. Start from the roll-up base.',
    explanation:
      '250 × $40,000 = $10 million, × 1.20 = $12 million, and 1% of it is $120,000. The tempting $100,000 leaves out the costs that move with pay, and it will be wrong in each of the three years.',
  },
  {
    id: 'clause-price',
    type: 'short-answer',
    section: 'costing-proposals',
    question:
      'A clause gives a premium of $60 for each late schedule change. There are 35 such changes a week, 50 weeks a year, and the agreement runs three years. What does the clause cost over the term, in dollars?',
    options: [],
    correctAnswer: '315000',
    alsoAccepted: ['315,000', '$315,000', '315 000'],
    points: 10,
    hint: 'Digits only. Per week, per year, then the term.',
    explanation:
      '35 × $60 = $2,100 a week, × 50 = $105,000 a year, × 3 = $315,000. The tempting $105,000 prices one year; a clause is paid as long as the agreement runs.',
  },
  {
    id: 'essay-mandate',
    type: 'essay',
    section: 'the-negotiation-mandate',
    question:
      "Your finance director says, \"Hold it to three percent on average, and don't bother me until it's done.\" Roll-up base $14 million; a stoppage costs $90,000 a day. Write the mail in which you ask for a mandate: why an average doesn't limit cost, the two sums that show it, the four lines you need, and the one question he should answer before you go in.",
    options: [],
    correctAnswer:
      "Paul, before we sit down on the 12th I need a mandate that holds at two in the morning. An average of three doesn't limit what you pay. On our base of $14 million, 3 / 3 / 3 costs 18.36 points over the term, $2.57 million. 5 / 2 / 2 also averages three and costs 21.34 points, $2.99 million: $417,000 more, with a slightly lower end rate. So please give me four lines. One: term cost up to ____, all clauses included. Two: end rate up to ____. Three: what I may trade (schedules, dates, mix of steps) and what comes back to you (subcontracting, pensions). Four: who answers within two hours from the 12th, nights too. And one question, which only you can answer: at which number would you honestly rather take the stoppage? It costs about $90,000 a day, so five days are $450,000, more than the difference above. If you tell me today, I can use the number; if I learn it on Friday, it's an apology.",
    points: 10,
    hint: 'Why an average is no limit, two sums, four lines, one question.',
    explanation:
      'A strong mail proves the point with two sums and asks for money, end rate, trades and an answering person. The tempting mail explains bargaining in general and asks for "flexibility," which the finance director has every reason to refuse.',
  },
]);
