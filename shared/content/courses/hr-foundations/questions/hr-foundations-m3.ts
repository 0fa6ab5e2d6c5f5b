import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-foundations-m3', [
  {
    id: 'q2',
    type: 'multiple-choice',
    section: 'essential-functions',
    question:
      'A manager wants "must be able to lift 50 pounds" in an inventory analyst description. The logs show two such lifts last year, and both were done with a cart. What do you do?',
    options: [
      'Keep it as required: the manager knows the role best',
      'Ask which essential function fails without it, and drop it if none does',
      'Move it to preferred, where it can break ties between finalists',
      'Keep it, but add "with or without accommodation"',
    ],
    correctAnswer: 'Ask which essential function fails without it, and drop it if none does',
    points: 10,
    hint: 'Trace the requirement back to the work.',
    explanation:
      'Each KSAO must trace to a function. Lifting was rare and a cart did the work, so the demand screens people out without a reason. "Preferred" looks like a fair compromise, but a tie-breaker still decides who is hired. Adding "with or without accommodation" is sound for a real function; it doesn\'t rescue a demand that serves none.',
  },
  {
    id: 'rare-but-essential',
    type: 'multiple-choice',
    section: 'essential-functions',
    question:
      'A swimming pool attendant spends under 1% of the year on rescues. A colleague wants to list rescue as a marginal duty. What is your answer?',
    options: [
      "Agree: a duty that takes so little time can't be a fundamental part of the job and would only lengthen the list.",
      "Keep it as essential: the job exists for it, and there's no one to step in if the attendant can't do it.",
      'Leave it out of the description and put it in the training plan, where rare tasks belong and can be practiced.',
      'Ask the attendants to vote: the people who do the work know best which of their duties count.',
    ],
    correctAnswer:
      "Keep it as essential: the job exists for it, and there's no one to step in if the attendant can't do it.",
    points: 10,
    hint: "Ask what follows if the duty isn't done.",
    explanation:
      "Time is one sign among several. Would the job exist without the duty, could others take it on, and what follows if it isn't done? Calling it marginal tempts because time share is the easiest figure to get from a log, and a log would call every rescue duty marginal.",
  },
  {
    id: 'analysis-method',
    type: 'multiple-choice',
    section: 'analysis-methods',
    question:
      'A claims team says that two thirds of its week goes to "complex judgment." You have one day to find out how the time is really spent. Which method do you start with?',
    options: [
      'Ask the three most senior adjusters, who have seen every kind of claim and can explain the judgment.',
      'Send a questionnaire to all forty adjusters and let them rate each task from minor to critical.',
      'Sit beside two adjusters for an hour each, note task and time, and check the notes with both.',
      "Pull four weeks of the claims log for the time share, then ask holders about the judgment it can't show.",
    ],
    correctAnswer:
      "Pull four weeks of the claims log for the time share, then ask holders about the judgment it can't show.",
    points: 10,
    hint: 'The question is about time first.',
    explanation:
      'Logs show time share and peaks; people add what leaves no trace. Watching tempts because it feels like direct evidence, yet two hours are a small sample, watched people change, and judgment is hard to see. A questionnaire usually comes back with every task rated critical.',
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
