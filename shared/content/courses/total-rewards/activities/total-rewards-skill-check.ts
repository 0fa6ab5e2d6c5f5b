import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'total-rewards-skill-check',
  moduleId: 'total-rewards-m5',
  type: 'skill-check',
  title: 'Total Rewards Check',
  description:
    "You review next year's salary plan for a manufacturer. Ten questions test pay structures, compa-ratio, incentives and equity analysis.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'Total Rewards Check',
      description:
        'Copperfold Ceramics, a fictional tile maker with 1,300 employees, has sent you its 2027 salary plan before it goes to the board. Ten questions, 10 points each; 80% passes. You have 25 minutes, and a calculator will help.',
      timeLimit: 25,
      passingScore: 80,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question:
          'The plan says: "We match the market." Ranges were built on a survey dated October 1, 2026, without aging, and will stand from January 1 to December 31, 2027. The market moves about 4% a year. Where will the ranges be against the market, on average over 2027?',
        options: [
          'Level, since the policy is to match and the survey is recent',
          'About 1% behind, the movement between the survey and January 1',
          'About 5% behind, the movement between the survey and December 31',
          'About 3% behind, the movement between the survey and July 1',
        ],
        correctAnswer: 'About 3% behind, the movement between the survey and July 1',
        points: 10,
        hint: 'The gap grows through the year. Which single date stands for the average of the year?',
        explanation:
          'From October 1 to July 1 is nine months, and 4% × 9 ÷ 12 is 3%. The 1% answer tempts because it is true on the first day of the plan, but the ranges then stand still while the market moves. By December 31 they trail by 5%. A true match would be aged to July 1.',
      },
      {
        id: 'q2',
        type: 'multiple-choice',
        question:
          'Kiln technicians (mostly men) score 540 points and customer care coordinators (mostly women) 505. The grade line is 520. The scheme scores heat and lifting, but has no factor for conflict or constant interruption. The plant director is happy with the result. What do you advise first?',
        options: [
          'Define the missing demands, score every job on them, and only then look at the line.',
          'Move the line to 500, so that both jobs share a grade and the question goes away.',
          'Price both jobs from a survey instead, since the market is external and therefore neutral.',
          'Keep the grades and pay the coordinators a market supplement until the next review.',
        ],
        correctAnswer:
          'Define the missing demands, score every job on them, and only then look at the line.',
        points: 10,
        hint: 'Locate the fault first, then choose the remedy that reaches it.',
        explanation:
          'The fault is in what the factors count, so the factors must be corrected for every job before any grade is discussed. Moving the line is the best distractor, because it gives a fair-looking result. But it does so without evidence, and the next pair of jobs has the same problem. The market can carry past bias with it.',
      },
      {
        id: 'q3',
        type: 'short-answer',
        question:
          'Three people in the design studio earn 46,000, 58,000 and 94,000. Their midpoints are 50,000, 60,000 and 90,000. What is the group compa-ratio?',
        options: [],
        correctAnswer: '0.99',
        points: 10,
        hint: 'Work with totals, not with three ratios. Give a decimal with two places and a digit before the point, in the form 1.25.',
        explanation:
          'Total pay is 198,000 and total midpoints are 200,000, so the group ratio is 0.99. Averaging the three ratios (0.92, 0.97 and 1.04) gives about 0.98, because it treats the smallest salary as equal in weight to the largest. For cost, the money-weighted figure is the right one.',
      },
      {
        id: 'q4',
        type: 'short-answer',
        question:
          'The range for maintenance planners runs from 60,000 to 84,000. Esi earns 67,200. What is her range penetration, in percent?',
        options: [],
        correctAnswer: '30',
        points: 10,
        hint: 'Measure the distance from the minimum. Give a whole number in digits, without the percent sign.',
        explanation:
          '(67,200 − 60,000) ÷ (84,000 − 60,000) = 7,200 ÷ 24,000 = 30%. Dividing her salary by the midpoint of 72,000 gives 93%, which is her compa-ratio and answers another question. In a talk with Esi, penetration is the clearer measure, because it shows how much of the range is still ahead of her.',
      },
      {
        id: 'q5',
        type: 'multiple-choice',
        question:
          'The packing team earns an award for pallets shipped per shift. Output is up 14% in three months, and so are breakage claims. Two weeks before the quarter ends, the plant director wants to act. What do you recommend?',
        options: [
          "Deduct the cost of breakages from this quarter's awards, so that the team feels the link at once.",
          'Replace the award with a share of company profit, which rewards volume and quality together.',
          'Pay what this quarter has earned, and from the next one add breakages as a second measure, explained in advance.',
          'Keep the plan as it is, and ask supervisors to coach quality more closely and to record careless packing.',
        ],
        correctAnswer:
          'Pay what this quarter has earned, and from the next one add breakages as a second measure, explained in advance.',
        points: 10,
        hint: 'Separate work already done from work to come, and ask what the plan itself is requesting.',
        explanation:
          'People did what the plan asked, so earned amounts are honored and the measure gets a counterweight for the future. Deducting now is tempting because the link is immediate, but it changes the rules after the work, may break wage law, and destroys trust. Profit share removes line of sight. Coaching against a cash measure usually loses.',
      },
      {
        id: 'q6',
        type: 'multiple-select',
        question:
          "The consultant's draft lists controls for the core run of the pay equity review. Which three are sound as explanations of pay? Choose all that apply.",
        options: [
          'Salary at hire, because it explains most of the variation',
          'Job family, based on evaluated points and content',
          'A retention-risk flag that managers entered together with off-cycle raises',
          'Location, using pay zones fixed two years ago',
          'Time in the present job, with leave treated by a written rule',
        ],
        correctAnswer: [
          'Job family, based on evaluated points and content',
          'Location, using pay zones fixed two years ago',
          'Time in the present job, with leave treated by a written rule',
        ],
        points: 10,
        hint: 'For each one ask: is it about the work, and could our own pay decisions have shaped it?',
        explanation:
          'Family, location and time in job relate to the work and were set apart from the pay decision. Salary at hire is the best distractor, because it improves the fit of the model. But it carries an earlier gap forward and so hides the very thing under review. The flag was set with the raise, so it cannot explain it.',
      },
      {
        id: 'q7',
        type: 'multiple-choice',
        question:
          'Payroll is 20 million. The merit grid pays 5% (exceeds) or 3% (meets) in the lower half of ranges, which holds 40% of payroll, and 3% or 2% in the upper half, which holds 60%. At 25% "exceeds" it costs 2.75%. Managers now propose 45% "exceeds" in both halves. What happens to the cost?',
        options: [
          'It stays the same, because the grid caps each increase.',
          'It rises by about 56,000.',
          'It rises by about 200,000.',
          'It rises by about 20%, in line with the ratings.',
        ],
        correctAnswer: 'It rises by about 56,000.',
        points: 10,
        hint: 'Only the step between the two percentages costs more. Calculate it for each half, then weight by payroll.',
        explanation:
          'Twenty points of people move up one step. In the lower half that is 0.20 × 2% × 40% = 0.16% of payroll; in the upper half 0.20 × 1% × 60% = 0.12%. Together 0.28% of 20 million is 56,000. "Rises by 20%" mistakes a shift in ratings for a shift in cost. A grid caps each raise, never the total.',
      },
      {
        id: 'q8',
        type: 'multiple-select',
        question:
          'The adjusted gap in the laboratory grade is 4.4%, and counsel has asked for a remediation plan. Which three elements belong in it? Choose all that apply.',
        options: [
          'A file review of everyone below the threshold, whatever their sex',
          'No merit for people above predicted pay until the averages meet',
          'A budget line separate from merit, with an effective date',
          'A request that those adjusted keep the amount to themselves',
          'A rule for starting pay that no longer rests on past salary',
        ],
        correctAnswer: [
          'A file review of everyone below the threshold, whatever their sex',
          'A budget line separate from merit, with an effective date',
          'A rule for starting pay that no longer rests on past salary',
        ],
        points: 10,
        hint: 'Test each element: who bears its cost, and will the repair last?',
        explanation:
          'A plan needs people reviewed by rule, separate money with a date, and a repaired cause. Holding back merit is the best distractor, since it closes the average without new money. But it makes colleagues pay for decisions they did not take, and punishes performance. Asking for secrecy about pay may be unlawful and always looks like shame.',
      },
      {
        id: 'q9',
        type: 'multiple-choice',
        question:
          'A board slide reads: "After adjustment our gender pay gap is 0.9%. We have no pay gap." The raw gap is 9.1%, and the main explanation is that fewer women hold senior grades. Which replacement do you accept?',
        options: [
          'Our real gap is 9.1%. Adjusted figures explain away what women experience, so we will no longer report them.',
          'Our adjusted gap of 0.9% is not statistically significant, so our pay decisions are free of bias at every level of the company.',
          'Our gap is between 0.9% and 9.1%, depending on the method chosen. We will give a final figure when experts agree on one.',
          'Women earn 9.1% less on average, mainly because fewer hold senior grades. For similar work, 0.9% is unexplained and under review.',
        ],
        correctAnswer:
          'Women earn 9.1% less on average, mainly because fewer hold senior grades. For similar work, 0.9% is unexplained and under review.',
        points: 10,
        hint: 'Write down the question that each of the two figures answers.',
        explanation:
          'Both numbers are true: one shows who holds which jobs, the other whether similar work is paid alike. The significance version sounds the most scientific and is the best distractor. But a result that is not significant proves nothing about individuals, and says nothing about access to senior grades. Neither figure is "the real one."',
      },
      {
        id: 'q10',
        type: 'essay',
        question:
          'The finance director writes: "Give all 180 maintenance technicians 4% and be done." Facts: average pay 52,000; on-costs 15%, no bonus. Sixty technicians with five or more years stand at a compa-ratio of 0.94; this year\'s hires stand at 0.97. Bringing the sixty to the placement guide costs 2,300 each in base. Reply in about 150 words: both costs, the equity effect, your recommendation, one risk and one next step.',
        options: [],
        correctAnswer:
          'Thank you for wanting this settled. 4% for all 180 costs 374,400 in base and 430,560 with on-costs, every year. It lifts new hires by the same share, so the compression stays: this year\'s hires remain about three points ahead of people with five or more years. Bringing the sixty experienced technicians to the placement guide costs 138,000 in base and 158,700 with on-costs. It puts experience ahead of new hires again and costs about 272,000 a year less. I recommend the second option from March, by one written rule for everyone with five or more years and a rating of "meets" or better, and paid from a separate line. The risk is that technicians with three or four years become the next squeezed group, so I will test them before we publish. Next step: from today, any offer above the guide needs an equity check on current staff. Please confirm the 15% rate by Friday, and I will brief managers before letters go out.',
        points: 10,
        hint: 'Price both options with on-costs, say what each does to the 0.94 and the 0.97, and fix the cause.',
        explanation:
          'A strong answer prices both options on the same basis, shows that an equal percentage leaves compression untouched, and selects people by rule. It also names a side effect and stops the cause, which is offers made without looking at current staff. A common weak answer argues only that the targeted option is cheaper. Cost alone will not explain it to the 120 who receive nothing.',
      },
    ],
    feedback: {
      passing:
        'You can read a salary plan the way a board should: the timing behind "match," the money behind a ratio, the behavior behind an incentive and the choices behind an adjusted gap. Look again at anything you missed, then take one real proposal through the Rewards Proposal Checklist. People Analytics, AI and HR Technology goes further into the method.',
      failing:
        'You are closer than the score suggests, because most errors here come from one step left out. For market timing, return to module 1: count months to the middle of the plan year. For ratios and factors, see module 2: group compa-ratio uses totals, penetration starts at the minimum, and a missing factor must be added for every job. For incentives and the merit grid, see module 3: honor what is earned, add a counterweight, and cost the grid at likely ratings. For equity, see module 4: group by content, keep out controls that your own decisions shaped, report raw and adjusted gaps together, raise by rule and fund apart from merit. Work the arithmetic of the course by hand, then try again.',
    },
    badge: {
      name: 'Total Rewards Strategist',
      description:
        'Completed the Total Rewards Check: market position, pay structures, incentives, merit costing and pay equity analysis.',
    },
  },
});
