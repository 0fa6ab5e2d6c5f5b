import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-foundations-m3', [
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'essential-functions',
    question:
      'A manager wants “must be able to lift 50 pounds” in an inventory analyst description. The logs show two such lifts a week: drums in a cold store that is too narrow for a cart, with no one else on the shift. What do you do?',
    options: [
      'Move it to preferred, where it can break ties between finalists',
      'Drop it: two lifts in a week are too few to screen anyone out',
      'Ask two analysts on other shifts to vote on whether it is needed',
      'Keep it, and add “with or without accommodation”',
    ],
    correctAnswer: 'Keep it, and add “with or without accommodation”',
    points: 10,
    hint: 'Which function fails without it, and who else could do it?',
    explanation:
      'Each KSAO must trace to a function, and this one does: the drums have to be moved, no cart fits, and no one else is there. The added words leave room for another way of doing it. Dropping it tempts, because lifting is so often written in by habit, but seldom isn’t never. A tie-breaker still decides who is hired.',
  },
  {
    id: 'rare-but-essential',
    type: 'multiple-choice',
    section: 'essential-functions',
    question:
      'The ticket clerk of a swimming pool helped with one rescue last year. Two lifeguards are on duty whenever the pool is open. A colleague wants to list rescue as an essential function of the clerk. What is your answer?',
    options: [
      'Keep it as essential: what follows when it isn’t done weighs more than the time that it takes.',
      'Keep it as essential, and put the training for it into the first week of each new clerk.',
      'Call it marginal: the job doesn’t exist for it, and there are others on duty who can do it.',
      'Ask the clerks to vote: the people who do the work know best which of their duties count.',
    ],
    correctAnswer:
      'Call it marginal: the job doesn’t exist for it, and there are others on duty who can do it.',
    points: 10,
    hint: 'Would the job exist without the duty, and could others take it on?',
    explanation:
      'Time is one sign among several, and here the others point the same way: the job exists to sell tickets, and two lifeguards are there. What follows if a rescue isn’t done tempts, because it is grave, but the question is whether this job has to do it. For a lifeguard who is alone, the same duty would be essential.',
  },
  {
    id: 'analysis-method',
    type: 'multiple-choice',
    section: 'analysis-methods',
    question:
      'A claims team says that two thirds of its week goes to “complex judgment.” You have one day to find out how the time is really spent. The claims log holds nothing but the day on which a claim was closed. Which method do you start with?',
    options: [
      'Pull four weeks of the claims log for the time share, then ask holders about the judgment it can’t show.',
      'Send a questionnaire to all forty adjusters and let them rate each task from minor to critical.',
      'Ask the three most senior adjusters, who have seen every kind of claim and can explain the judgment.',
      'Sit beside two adjusters for an hour each, note task and time, and check the notes with both.',
    ],
    correctAnswer:
      'Sit beside two adjusters for an hour each, note task and time, and check the notes with both.',
    points: 10,
    hint: 'Which of the four sources holds any time at all?',
    explanation:
      'Time has to be measured where it can be seen. Two hours are a small sample, and watched people change, so you check the notes with both and say how little it is. The log is where you would begin in most teams, and it tempts for that reason, but closing days hold no time. A questionnaire usually comes back with every task rated critical.',
  },
  {
    id: 'screen-only',
    type: 'multiple-select',
    section: 'ksaos',
    question:
      'Which of these may a recruiter use to screen out applicants for a payroll clerk, if the description traces each to a function as shown? Select all that apply.',
    options: [
      'Reconciles pay runs in a spreadsheet: required, needed on day one',
      'Knows our payroll software: required, taught in the first month',
      'Has worked in a charity: preferred, useful for the culture',
      'Reads and writes English for pay queries: required, needed on day one',
      'Can explain deductions to callers: preferred, learned in 90 days',
      'Holds a degree in any subject: preferred, shows commitment',
    ],
    correctAnswer: [
      'Reconciles pay runs in a spreadsheet: required, needed on day one',
      'Reads and writes English for pay queries: required, needed on day one',
    ],
    points: 10,
    hint: 'Each item is sorted twice. Both answers count.',
    explanation:
      "Screen only on what is required and needed on day one. The software is the tempting one: it's required, but it's taught in the first month, so it would remove people who will know it by then. Preferred items may help to choose between finalists; they never screen anyone out.",
  },
  {
    id: 'inclusive-term',
    type: 'short-answer',
    section: 'ksaos',
    question:
      'A description asks for knowledge, skills, abilities and other characteristics. Which five-letter short form names the four together?',
    options: [],
    correctAnswer: 'KSAOs',
    alsoAccepted: ['KSAO', "KSAO's"],
    points: 10,
    hint: 'Four capital letters and an s for the plural',
    explanation:
      'KSAOs are traced one by one to a function; one that has no line to a function is cut. "Competencies" is the neighbor that tempts, but it bundles several of them, and a bundle is hard to trace to any one duty.',
  },
]);
