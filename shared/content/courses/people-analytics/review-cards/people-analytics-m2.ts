import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'turnover-is-not-retention',
    question:
      'A kiosk chain starts and ends the year with 40 people. One job is vacated eight times; the other 39 people never move. Turnover is 20 percent. What is retention?',
    answer: '97.5 percent: 39 of the 40 people of day one are still here.',
    why: 'Turnover counts exits, retention counts the people of day one who stayed. They don’t add up to 100.',
    section: 'turnover-absence-and-quality-of-hire-formulas',
    skill: 'analytics',
    graded: {
      options: ['80 percent', '97.5 percent', '2.5 percent'],
      correct: '97.5 percent',
    },
  },
  {
    id: 'spells-or-days',
    question:
      'Site A had 60 one-day absences. Site B, equally large, had one person away for 60 days. Which measure tells the sites apart?',
    answer: 'Absence frequency: spells ÷ average headcount. Time lost is the same at both.',
    why: 'Short repeated absence and a long illness call for opposite responses, and time lost can’t show which you have.',
    section: 'turnover-absence-and-quality-of-hire-formulas',
    skill: 'analytics',
  },
  {
    id: 'people-must-add-up',
    question:
      'A plant opened with 260, hired 21, lost 17 and had a net 2 transferred out. The system shows 266. What do you do before you publish turnover?',
    answer: 'Find four people: it should close at 262. No rate goes out until they have names.',
    why: '260 + 21 − 17 − 2 = 262. A rate on an unreconciled headcount loses the meeting when finance counts.',
    section: 'data-dictionary',
    skill: 'records',
  },
  {
    id: 'definition-changed-in-april',
    question:
      'In April, interns stopped counting as leavers, and turnover fell from 19 to 15 percent. Which chart is honest?',
    answer: 'One that breaks the line at April, or restates the earlier months.',
    why: 'A silent change of definition looks like a fall in exits. An appendix note doesn’t reach the person who reads the chart.',
    section: 'data-dictionary',
    skill: 'analytics',
    graded: {
      options: [
        'The line as it is, with the new definition explained in the appendix',
        'The line broken at April, with the version printed below',
        'The line from April on, with the earlier months removed',
      ],
      correct: 'The line broken at April, with the version printed below',
    },
  },
  {
    id: 'leading-must-be-earned',
    question:
      'Late schedules rose once, and resignations rose a quarter later. The dashboard now calls late schedules a “leading indicator.” Which label have they earned?',
    answer: '“Watching,” until the movement has come first more than once in your own history.',
    why: 'One sequence can be chance. “Leading” is a claim you test before anyone relies on it.',
    section: 'leading-and-lagging',
    skill: 'analytics',
  },
  {
    id: 'iso-claim',
    question:
      'Six measures in your annual report follow the wording of ISO 30414:2025. What may the cover say?',
    answer: '“Informed by ISO 30414:2025.”',
    why: 'Compliance is a statement about every requirement, with evidence an independent person could verify.',
    section: 'iso-30414',
    skill: 'law',
    graded: {
      options: [
        '“ISO 30414:2025 compliant”',
        '“Informed by ISO 30414:2025”',
        '“Compliant with ISO 30414:2025 in all material respects”',
      ],
      correct: '“Informed by ISO 30414:2025”',
    },
  },
]);
