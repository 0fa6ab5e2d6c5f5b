import { defineQuestions } from '#skill-check-schema.ts';

/** People who must add up over a quarter. */
const RECONCILED = [
  { start: 318, hires: 41, exits: 35, movedIn: 9, movedOut: 4, end: 335 },
  { start: 402, hires: 36, exits: 48, movedIn: 7, movedOut: 5, end: 396 },
  { start: 256, hires: 29, exits: 22, movedIn: 6, movedOut: 3, end: 271 },
  { start: 510, hires: 52, exits: 61, movedIn: 12, movedOut: 4, end: 516 },
].map(({ start, hires, exits, movedIn, movedOut, end }) => {
  const expected = start + hires - exits + movedIn - movedOut;
  return {
    start: `${start}`,
    hires: `${hires}`,
    exits: `${exits}`,
    movedIn: `${movedIn}`,
    movedOut: `${movedOut}`,
    end: `${end}`,
    expected: `${expected}`,
    unexplained: `${end - expected}`,
    withoutMovedOut: `${expected + movedOut}`,
  };
});

/** Figures that each attempt draws. */
export const facts = [RECONCILED];

export default defineQuestions('people-analytics-m2', [
  {
    id: 'variant-seasonal',
    type: 'multiple-choice',
    section: 'turnover-absence-and-quality-of-hire-formulas',
    question:
      'A ski resort has 900 employees in February and 120 in June. The owner wants one turnover line that shows whether things get better from year to year. Which figure do you use?',
    options: [
      "Leavers of each month divided by that month's closing headcount, times twelve to make it annual",
      'Leavers of the season divided by the headcount on February 1',
      'Leavers of the last 12 months divided by the average of 12 month-end headcounts',
      "The share of last February's people who are still employed this February",
    ],
    correctAnswer:
      'Leavers of the last 12 months divided by the average of 12 month-end headcounts',
    points: 10,
    hint: 'The owner asks about a trend, and the year has a shape.',
    explanation:
      'A rolling rate carries a full year at every point, so the season cancels out. Multiplying a month by twelve is tempting as an early signal, but it makes every April look like a disaster. Retention from February to February answers who stayed, in a business where most contracts end by plan.',
  },
  {
    id: 'absence-frequency',
    type: 'multiple-choice',
    section: 'turnover-absence-and-quality-of-hire-formulas',
    question:
      'Two call centers each lost 4.0% of scheduled time. Center A had 6 spells among 50 people, Center B 120 spells among 60. A manager proposes the same return-to-work program for both. What do you say?',
    options: [
      'The rates are equal, so the program should start in the larger center',
      'Center A needs it more, as each of its spells is longer',
      'Neither figure can be used before reasons for absence are known',
      'The centers differ: 0.12 and 2.0 spells per head',
    ],
    correctAnswer: 'The centers differ: 0.12 and 2.0 spells per head',
    points: 10,
    hint: 'Divide spells by people.',
    explanation:
      'Time lost is equal, but A has a few long illnesses and B many short ones: 6 ÷ 50 = 0.12 and 120 ÷ 60 = 2.0. A program against short, repeated absence may fit B. Waiting for reasons sounds careful, yet reasons are health data, and the pattern is visible without them.',
  },
  {
    id: 'q6',
    type: 'multiple-select',
    section: 'data-dictionary',
    question:
      'Slide 8 shows turnover falling from 17% to 13% in July. That month transfers between group companies stopped counting as leavers. Which actions are sound? Select all that apply.',
    options: [
      'Leave the chart as it is: the new definition is the better one',
      'Recalculate the earlier months under the new definition and show both series once',
      'Break the line at July, and print the definition version under the chart',
      'Explain in the appendix that definitions are reviewed from time to time',
      'Record who agreed to the change, when and why, in the data dictionary',
    ],
    correctAnswer: [
      'Recalculate the earlier months under the new definition and show both series once',
      'Break the line at July, and print the definition version under the chart',
      'Record who agreed to the change, when and why, in the data dictionary',
    ],
    points: 10,
    hint: 'Would a director who reads only this chart be misled?',
    explanation:
      "A definition change must be visible where the eye lands: restate history, or break the line and name the version, and log the decision. The better definition is no excuse, as the fall is still not a fall in exits. An appendix note sounds transparent, but the reader who needs it won't turn the page.",
  },
  {
    id: 'leading-proof',
    type: 'multiple-choice',
    section: 'leading-and-lagging',
    question:
      'A dashboard shows "training hours per head" as a leading indicator of turnover. Both moved once: training fell in January, exits rose in April. What do you do with the label?',
    options: [
      'Change it to "watching" until the pattern has repeated in our own history',
      'Keep it, and print the correlation coefficient of the two series beside it on the dashboard',
      'Change it to "lagging," given that training budgets follow headcount',
      "Keep it for HR's own use, and hide the indicator from executives",
    ],
    correctAnswer: 'Change it to "watching" until the pattern has repeated in our own history',
    points: 10,
    hint: 'How often has it come true?',
    explanation:
      "One coincidence doesn't make a leading measure; it earns the word when its movement has preceded the outcome more than once. A coefficient from two short series looks like proof and tempts for that reason, but it measures the same single event.",
  },
  {
    id: 'iso-claim',
    type: 'multiple-select',
    section: 'iso-30414',
    question:
      'A draft annual report says, "Our people reporting is ISO compliant." The team used ISO 30414:2025 to choose measures in seven of the eleven areas. Which changes are sound? Select all that apply.',
    options: [
      'Write "informed by ISO 30414:2025" and name the seven areas',
      'List the four empty areas for the team, with a decision on each',
      'Keep the sentence and add "in all material respects"',
      'Keep the sentence if the auditor of the accounts has no objection',
      "Drop the reference to the standard from the report and from the team's work",
      'Change the claim to "ISO certified," which readers know better',
    ],
    correctAnswer: [
      'Write "informed by ISO 30414:2025" and name the seven areas',
      'List the four empty areas for the team, with a decision on each',
    ],
    points: 10,
    hint: 'Which statement could an independent person verify today?',
    explanation:
      'The honest claim names what was used, and the gaps become work. "In all material respects" borrows an auditor\'s formula without an audit, which is why it tempts. A silent auditor has confirmed nothing, and dropping the standard throws away a useful discipline.',
  },
  {
    id: 'reconcile-sixteen',
    type: 'short-answer',
    section: 'data-dictionary',
    question:
      'A site opened the quarter with {start} people, hired {hires}, lost {exits} and received {movedIn} by transfer while sending {movedOut} away. The system closes at {end}. How many people are unexplained?',
    options: [],
    correctAnswer: '{unexplained}',
    alsoAccepted: ['{unexplained} people'],
    points: 10,
    hint: 'A whole number; people must add up',
    explanation:
      '{start} + {hires} − {exits} + {movedIn} − {movedOut} = {expected}, and the system says {end}, so {unexplained} people need a name and a reason. If you overlook the {movedOut} who moved away, you expect {withoutMovedOut} and find too few. No rate should go out before all of them are found.',
  },
]);
