import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'rate-or-mix',
    question:
      'Long absences last year: 30 of 300 day staff, 20 of 100 night staff. This year: 20 of 200 and 40 of 200. The total rose from 12.5 to 15 percent. What changed?',
    answer: 'The mix: more people work nights. Both groups kept their rates, 10 and 20 percent.',
    why: 'An average can rise although no group changed. Work out the rate in each group before you look for a cause.',
    section: 'segmentation',
    skill: 'analytics',
    graded: {
      options: [
        'Night staff became ill more often than they were a year ago',
        'More people work nights; neither group’s rate moved',
        'Day staff became healthier',
      ],
      correct: 'More people work nights; neither group’s rate moved',
    },
  },
  {
    id: 'subtract-the-comparison',
    question:
      'Branches with a new training saw complaints fall from 40 to 28 a month. Similar branches without it went from 38 to 33. How large an effect may you claim?',
    answer: 'Seven fewer a month, if both would otherwise have moved alike.',
    why: '(28 − 40) − (33 − 38) = −7. The other five would probably have gone anyway.',
    section: 'correlation-versus-causation',
    skill: 'analytics',
    graded: {
      options: ['Twelve fewer a month', 'Seven fewer a month', 'Five fewer a month'],
      correct: 'Seven fewer a month',
    },
  },
  {
    id: 'worst-sites-improve',
    question:
      'A safety talk goes to the five sites with last month’s most accidents. Four improve. Why is that weak evidence for the talk?',
    answer: 'Extreme results tend to drift back toward the average, with or without a talk.',
    why: 'You chose the sites in a bad month. A lottery among all willing sites gives you a fair comparison.',
    section: 'correlation-versus-causation',
    skill: 'analytics',
  },
  {
    id: 'zero-of-sixty',
    question:
      'None of 60 new crane operators had an incident in the first quarter. How high could the underlying rate plausibly still be?',
    answer: 'About 5 percent: 3 ÷ 60.',
    why: 'The rule of three: no cases in a small group doesn’t mean no risk.',
    section: 'small-sample-caution',
    skill: 'analytics',
    graded: { options: ['0 percent', '5 percent', '1.7 percent'], correct: '5 percent' },
  },
  {
    id: 'hidden-by-subtraction',
    question:
      'You leave out a team of six, but print the department’s 26 people and the other team’s 20, each with its count of leavers. What went wrong?',
    answer: 'Anyone can subtract and read the six. Show a wider group or leave out a second one.',
    why: 'A small cell stays visible if the total and the rest are both on the page.',
    section: 'small-sample-caution',
    skill: 'law',
  },
  {
    id: 'finding-as-title',
    question:
      'A slide reads “Overtime by depot, Q3.” Its bars show that two of nine depots worked 700 of 1,000 hours. Give it a title.',
    answer: '“Two of nine depots worked 70 percent of the overtime in Q3.”',
    why: 'A topic makes each reader search for the message. A finding with its number says it.',
    section: 'visual-storytelling',
    skill: 'stakeholders',
  },
]);
