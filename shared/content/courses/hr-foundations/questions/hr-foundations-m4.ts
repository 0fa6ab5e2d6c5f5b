import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('hr-foundations-m4', [
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'metric-formulas',
    question:
      'A site had 190 people on January 1 and 210 on June 30. In those six months 12 people left: 9 resigned, 3 were dismissed. There were no transfers. A director asks for "turnover for the half-year". Which answer is correct?',
    options: ['6.3%', '4.5%', '12.0%', '6.0%'],
    correctAnswer: '6.0%',
    points: 10,
    hint: 'Choose the right denominator, and check which period was asked for.',
    explanation:
      "Average headcount is (190 + 210) ÷ 2 = 200, and 12 ÷ 200 × 100 = 6.0% for the half-year. 12.0% is the annualized rate: it assumes that the second half repeats the first, and it wasn't asked for. 6.3% uses opening headcount only. 4.5% counts resignations alone, which is voluntary turnover.",
  },
  {
    id: 'triage-first',
    type: 'multiple-choice',
    section: 'query-triage-and-escalation',
    question: 'It is 9:05. Four messages wait, and you can open one now. Which one?',
    options: [
      'The finance director: "I need headcount by team before my 9:30, and it can\'t slip: the board is already in the room."',
      'A picker: "Since I reported the blocked fire exit, they have me unloading alone at night."',
      'A supervisor, three messages in a row: "My overtime is wrong AGAIN. I want an answer within the hour or I call the owner."',
      'A new hire: "My badge doesn\'t work, and I\'m standing outside the building in the rain."',
    ],
    correctAnswer:
      'A picker: "Since I reported the blocked fire exit, they have me unloading alone at night."',
    points: 10,
    hint: 'Sort by harm and by deadline. Legal words are rare.',
    explanation:
      "A safety report followed by worse, riskier work may be retaliation, and someone could be hurt tonight: red. The pay error is amber and tempts because it's the loudest. The director and the badge have near deadlines, but the harm from a short wait is low, and both can be passed on in a minute.",
  },
  {
    id: 'q5',
    type: 'multiple-select',
    section: 'query-triage-and-escalation',
    question:
      'Before noon five messages arrive. Which ones must be acknowledged and passed to the right owner today, not merely this week? Select all that apply.',
    options: [
      'A driver writes, "Ever since I backed my coworker\'s complaint, I only get the split shifts."',
      'An employee asks how many vacation days carry over next year.',
      'A cook says, "My doctor wants me to stop night work for a while," and has told only you.',
      "A manager needs a letter confirming an employee's title for a rental application next month.",
      'An employee writes, "Please send me everything you hold about me."',
    ],
    correctAnswer: [
      'A driver writes, "Ever since I backed my coworker\'s complaint, I only get the split shifts."',
      'A cook says, "My doctor wants me to stop night work for a while," and has told only you.',
      'An employee writes, "Please send me everything you hold about me."',
    ],
    points: 10,
    hint: 'People rarely use legal words. Look for possible harm and for clocks that may have started.',
    explanation:
      "The driver may be describing retaliation, the cook may be asking for leave or an accommodation, and the third may be a data request with a legal deadline. None used a legal term. The driver comes first, at once. The employment letter looks pressing because a manager asks, but it's due next month, and harm from a short wait is low.",
  },
  {
    id: 'q6',
    type: 'multiple-select',
    section: 'hris-data-quality',
    question:
      'The HR system shows 40 weekly hours for an employee whose signed contract says 32. Payroll closes in two hours. Which actions are sound? Select all that apply.',
    options: [
      'Correct only the payroll file now, and leave the HR system as it is',
      'Check for a later signed amendment before changing anything',
      'Ask the employee to choose which figure to use',
      'Correct the hours in the HR system from the latest signed document',
      'Log who changed the hours, when and on what evidence',
      'Tell payroll before it closes what is being checked and by when',
    ],
    correctAnswer: [
      'Check for a later signed amendment before changing anything',
      'Correct the hours in the HR system from the latest signed document',
      'Log who changed the hours, when and on what evidence',
      'Tell payroll before it closes what is being checked and by when',
    ],
    points: 10,
    hint: "Where will next month's payroll take its data from?",
    explanation:
      "A record is changed at the source, from an authorized document, with a log, and the next reader is told. Checking for an amendment comes first, because the contract may have been superseded. Changing only the payroll file is tempting with two hours left, but the wrong hours return next month. An employee can raise a doubt, but preference doesn't settle terms.",
  },
  {
    id: 'q7',
    type: 'short-answer',
    section: 'metric-formulas',
    question:
      'A team of 25 people each had 20 scheduled working days last month. Together they lost 18 days to absence. What was the absence rate, as a percentage?',
    options: [],
    correctAnswer: '3.6',
    alsoAccepted: ['3.6%', '3.60', '3,6', '3.6 %'],
    points: 10,
    hint: 'Give a number with one decimal and no percent sign, for example 9.1',
    explanation:
      'Days available are 25 × 20 = 500. The rate is 18 ÷ 500 × 100 = 3.6. The common error is to divide by 25 people, which gives 0.72 days lost per person. That is a different measure and not a rate.',
  },
  {
    id: 'turnover-transfers',
    type: 'short-answer',
    section: 'metric-formulas',
    question:
      'A charity reports 26 leavers for the year. Ten of them moved between its own two legal entities. Average headcount of both together was 80. What was turnover for the year, as a percentage?',
    options: [],
    correctAnswer: '20',
    alsoAccepted: ['20%', '20.0', '20.0%', '20 %'],
    points: 10,
    hint: 'Give a whole number with no percent sign',
    explanation:
      "People who move within the organization haven't left it: 26 − 10 = 16 leavers, and 16 ÷ 80 × 100 = 20. Counting all 26 gives 32.5, the figure that tempts because payroll shows all of them as ended. Decide who counts as a leaver before you calculate.",
  },
  {
    id: 'absence-week',
    type: 'short-answer',
    section: 'metric-formulas',
    question:
      'A ward of 30 people had 18 working days each in a month. Absence cost 27 days, of which 6 were vacation. The agreed definition leaves vacation out. What was the absence rate, as a percentage, to one decimal?',
    options: [],
    correctAnswer: '3.9',
    alsoAccepted: ['3.9%', '3,9', '3.9 %'],
    points: 10,
    hint: 'Give a number with one decimal and no percent sign',
    explanation:
      'Days available are 30 × 18 = 540, and days lost without vacation are 27 − 6 = 21. The rate is 21 ÷ 540 × 100 = 3.9. With vacation it would be 5.0, a rounder and more tempting figure that answers another definition.',
  },
  {
    id: 'essay-correction',
    type: 'essay',
    section: 'metric-formulas',
    question:
      'Last week you told the leadership team that turnover was 24% for the quarter. You now see that it was 6% for the quarter and 24% only if every quarter were alike. Write the correction you send today: the error, the right figure, the cause, the fix, and what the readers should do with the slide they have.',
    options: [],
    correctAnswer:
      "Subject: Correction to the turnover figure in last week's report. The figure of 24% for the quarter was wrong. Turnover in the quarter was 6%: 9 leavers, average headcount 150. I had multiplied the quarter by four and left out the word \"annualized\". That sum holds only if every quarter is alike, and one quarter can't show that. Please replace slide 4 with the attached one, and don't use the 24% in the budget talks on Thursday. What I have changed: the report now prints the count, the average headcount and the period next to every rate, and a second person checks rates before they go out. If a decision was already based on the old figure, tell me today, and I will go through it with you.",
    points: 7,
    hint: 'Error, right number, cause, fix, and the next step for the reader.',
    explanation:
      'A strong correction states the wrong and the right figure in the first two sentences, names the cause without excuses, and says what changes. The tempting version explains the formula at length and leaves the reader unsure which number stands, or waits for the next report to correct it in passing.',
  },
]);
