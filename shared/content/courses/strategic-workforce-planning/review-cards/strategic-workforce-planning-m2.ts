import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'ratio-inherits-overtime',
    question:
      'Last year 20 inspectors made 4,000 visits and worked most weekends. A ratio says 20 are enough for the next 4,000. What does the figure leave out?',
    answer: 'The overtime. Rebuild it: required hours divided by productive hours per person.',
    why: 'A ratio repeats history with its habits. This one plans the same weekends again.',
    section: 'trend-ratio-and-regression',
    skill: 'planning',
  },
  {
    id: 'driver-you-cannot-predict',
    question:
      'A regression over 300 weeks links shifts at an ice cream plant to temperature. You need a headcount for next summer, within the usual range of temperatures. Where is the weak point?',
    answer: 'The driver, next summer’s temperature, can’t be predicted that far ahead.',
    why: 'Observations and range are fine. A regression only turns a forecast of its driver into a forecast of people.',
    section: 'trend-ratio-and-regression',
    skill: 'analytics',
    graded: {
      options: [
        'Too few weeks for a line with one driver',
        'Temperatures that lie outside the past range',
        'A driver that can’t be predicted that far ahead',
      ],
      correct: 'A driver that can’t be predicted that far ahead',
    },
  },
  {
    id: 'commit-before-comparing',
    question:
      'Six experts meet to estimate crews for a new tram line. The director offers to open with her own figure. What do you do instead?',
    answer:
      'Ask each person separately for a low, likely and high figure, in writing, with reasons.',
    why: 'Once rank has spoken, other figures become comments on it. In Delphi, people commit before they compare.',
    section: 'delphi-judgment',
    skill: 'planning',
  },
  {
    id: 'report-the-split',
    question:
      'After three Delphi rounds, five experts say 12 to 14 and two say 19, for a stated reason. What goes into the plan?',
    answer: 'The range with both reasons: 12 to 14, and 19 if the stated fact holds.',
    why: 'Agreement isn’t accuracy. The reason of the two may be the assumption that decides the case.',
    section: 'delphi-judgment',
    skill: 'planning',
  },
  {
    id: 'split-the-attrition',
    question:
      'Forty of 400 agents left: 30 of the 100 in their first year, and 10 of the other 300. Why is “hire more” the wrong first response?',
    answer:
      '30% leave in the first year and about 3% later. More recruits feed the group that leaks.',
    why: 'The average of 10% hides two different problems. Only one of them is solved before people start.',
    section: 'attrition-and-retirement',
    skill: 'analytics',
  },
  {
    id: 'ask-everyone-the-same',
    question:
      'A director wants to know about retirements in the toolroom. Which question do you approve?',
    answer:
      'The same open question to everyone: “What should your work look like in one, three and five years?”',
    why: 'Questions kept for older employees and lists built on rumor can become evidence of age discrimination.',
    section: 'attrition-and-retirement',
    skill: 'fairness',
    graded: {
      options: [
        'To all over 58, in private: “Do you already know in which year you’d like to stop?”',
        'To everyone: “What should your work look like in one, three and five years?”',
        'To supervisors: “Who has talked about leaving?”',
      ],
      correct: 'To everyone: “What should your work look like in one, three and five years?”',
    },
  },
  {
    id: 'hiring-as-a-funnel',
    question:
      '“We’ll hire 18 nurses.” Six offers in ten are accepted, and one interview in three leads to an offer. How many interviews is that?',
    answer: '90: 18 ÷ 0.6 = 30 offers, and 30 × 3 = 90 interviews.',
    why: 'A hire is a forecast too. The number of interviews shows whether the local market can supply it.',
    section: 'external-labor-market',
    skill: 'hiring',
  },
]);
