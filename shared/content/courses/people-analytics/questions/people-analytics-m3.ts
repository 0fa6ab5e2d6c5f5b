import { defineQuestions } from '#skill-check-schema.ts';

/** A rate and the margin of its 95% range. */
const RANGES = [
  { range: 64, rangeLeft: 16 },
  { range: 100, rangeLeft: 10 },
  { range: 48, rangeLeft: 24 },
  { range: 75, rangeLeft: 15 },
].map(({ range, rangeLeft }) => {
  const rate = rangeLeft / range;
  const half = Math.sqrt((rate * (1 - rate)) / range);
  return {
    range: `${range}`,
    rangeLeft: `${rangeLeft}`,
    rangeRate: rate.toFixed(2),
    rangeOther: (1 - rate).toFixed(2),
    rangeHalf: half.toFixed(3),
    undoubled: `${Math.round(half * 100)}`,
    wholeMargin: `${Math.round(half * 200)}`,
    exactMargin: (half * 200).toFixed(1),
  };
});

/** Figures that each attempt draws. */
export const facts = [RANGES];

export default defineQuestions('people-analytics-m3', [
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'segmentation',
    question:
      'Slide 3 says, "Engagement is failing: turnover rose from 12% to 16%." Last year 24 of 300 experienced staff and 24 of 100 newcomers left. This year it was 16 of 200 experienced staff and 48 of 200 newcomers. What do the numbers support?',
    options: [
      'Both groups have become more likely to leave',
      'Newcomers have become more likely to leave, and experienced staff have become less likely',
      'Neither conclusion, as groups of 200 are too small to compare',
      "The share of newcomers rose; the rate within each group didn't change",
    ],
    correctAnswer: "The share of newcomers rose; the rate within each group didn't change",
    points: 10,
    hint: 'Work out four rates before you read the title again.',
    explanation:
      'Experienced staff left at 8% in both years (24 of 300, 16 of 200) and newcomers at 24% (24 of 100, 48 of 200). The total rose because the mix changed. "Newcomers more likely" is tempting, as their leavers doubled from 24 to 48, but so did their number. A count without its denominator misleads.',
  },
  {
    id: 'q1',
    type: 'multiple-choice',
    section: 'correlation-versus-causation',
    question:
      'Slide 2 is titled “Mentoring cuts turnover by 40%.” Who got a mentor was drawn by lot among 400 dispensers: 200 with a mentor left at 9%, 200 without at 15%. Which change should you ask for?',
    options: [
      'Retitle it “Mentored staff leave less often,” and compare within service bands',
      'Keep the verb, and print the range beside it: from nothing to about twelve points',
      'Keep the title, and add a footnote that correlation doesn’t always mean causation',
      'Delete the slide until the trial has been repeated with other dispensers elsewhere',
    ],
    correctAnswer:
      'Keep the verb, and print the range beside it: from nothing to about twelve points',
    points: 10,
    hint: 'How did people come to have a mentor, and how far could chance move the figure?',
    explanation:
      'The lot made the groups alike, so a verb of cause is earned; what’s missing is how uncertain the size is. Six points between two groups of 200 have a range of about zero to twelve, and “40%” hides that. The careful title tempts, because it is right whenever people chose a mentor themselves, which they didn’t.',
  },
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'correlation-versus-causation',
    question:
      'Slide 4 reports a scheduling pilot. In pilot pharmacies annual turnover fell from 30% to 21%. In comparable pharmacies without the pilot it fell from 28% to 24%. What is the best estimate of the effect?',
    options: [
      '5 percentage points',
      '9 percentage points, the full change',
      '3 percentage points',
      '4 percentage points',
    ],
    correctAnswer: '5 percentage points',
    points: 10,
    hint: 'How much of the fall would have happened anyway?',
    explanation:
      'The pilot group moved by −9 and the comparison group by −4, so −9 − (−4) = −5, if both would otherwise have moved alike. This is difference-in-differences. Nine claims the general improvement for the pilot. Three compares only the end values (21 against 24) and ignores that the groups started at different levels.',
  },
  {
    id: 'regression-worst',
    type: 'multiple-choice',
    section: 'correlation-versus-causation',
    question:
      'The twelve branches with the worst absence of last year were divided by lot. A coach was sent to six of them. This year absence fell by 2.1 points in those six and by 0.3 in the other six. The coach asks for a permanent budget. Which reading is soundest?',
    options: [
      'Part of the fall was due anyway; look at similar branches',
      'The coach didn’t help; improvement after a bad year is natural',
      'The coach helped: the other six had the same bad year behind them',
      'The result is unusable until the branches agree on a cause',
    ],
    correctAnswer: 'The coach helped: the other six had the same bad year behind them',
    points: 10,
    hint: 'What would have happened without the coach, and does the case show it?',
    explanation:
      'Extreme results drift back toward the average, which is called regression to the mean, but both halves were extreme and only one fell. The other six are the similar branches that one would otherwise have to look for: about 0.3 points were due anyway. To warn of the drift once more tempts, because it is right whenever no comparison was drawn.',
  },
  {
    id: 'small-team-zero',
    type: 'multiple-choice',
    section: 'small-sample-caution',
    question:
      'A new site with 25 people reports "zero resignations in year one, the best retention in the group." What may the slide say?',
    options: [
      'That the site has the lowest underlying rate of all sites',
      'That none of 25 resigned, and a rate of 3 in 25 is still plausible',
      'Nothing at all, as results of a site under 30 people must be kept from executives',
      'That the rate is 0% with a margin of error of 2 points',
    ],
    correctAnswer: 'That none of 25 resigned, and a rate of 3 in 25 is still plausible',
    points: 10,
    hint: 'There is a rule for zero.',
    explanation:
      'The rule of three gives 3 ÷ 25, or 3 in 25. A count in words is honest at this size; a ranking is not. Keeping it from executives applies a privacy rule where only a percentage was in question, and the usual range formula gives 0 for a rate of zero, which is exactly where it fails.',
  },
  {
    id: 'story-caveat',
    type: 'multiple-select',
    section: 'visual-storytelling',
    question:
      'You have one page and one chart for the board: first-year exits rose in two of nine regions, on three months of data. Which choices are sound? Select all that apply.',
    options: [
      'The title states the finding with its number and count',
      'The chart has two vertical axes, so exits and headcount share the space',
      'The limit "three months, two regions" stands in the appendix for those who ask',
      'Bars start at zero, and the two regions carry the only color',
      'The page begins with the decision you need and the date',
      'The limit "three months, two regions" stands beside the finding',
    ],
    correctAnswer: [
      'The title states the finding with its number and count',
      'Bars start at zero, and the two regions carry the only color',
      'The page begins with the decision you need and the date',
      'The limit "three months, two regions" stands beside the finding',
    ],
    points: 10,
    hint: 'What does a director see who gives you ten seconds?',
    explanation:
      "Finding as title, zero baseline, one meaningful color, decision first, caveat beside the claim. The appendix is tempting for a page that is short of space, but a caveat that readers don't meet looks like concealment later. Two axes invite readers to see a link where two scales happen to meet.",
  },
  {
    id: 'small-range',
    type: 'short-answer',
    section: 'small-sample-caution',
    question:
      'In a team of {range} people, {rangeLeft} left. What is the rough margin of the 95% range, in whole percentage points? Use 2 × √(rate × (1 − rate) ÷ n).',
    options: [],
    correctAnswer: '{wholeMargin}',
    alsoAccepted: ['{wholeMargin}%', '{exactMargin}', '{wholeMargin} points'],
    points: 10,
    hint: 'A whole number; work out the rate first',
    explanation:
      "The rate is {rangeRate}. √({rangeRate} × {rangeOther} ÷ {range}) = {rangeHalf}, and twice that is about {wholeMargin} points. Forgetting to double gives {undoubled}, an assurance that the data don't support.",
  },
]);
