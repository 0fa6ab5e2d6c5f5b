import { defineQuestions } from '#skill-check-schema.ts';

const oneDecimal = (value: number) => value.toFixed(1);

/** Turnover of half a year, and the three figures that tempt. */
const HALF_YEARS = [
  { opened: 190, closed: 210, quit: 9, fired: 3 },
  { opened: 230, closed: 270, quit: 16, fired: 4 },
  { opened: 140, closed: 180, quit: 10, fired: 2 },
  { opened: 280, closed: 320, quit: 14, fired: 4 },
].map(({ opened, closed, quit, fired }) => {
  const mean = (opened + closed) / 2;
  const gone = quit + fired;
  return {
    opened: `${opened}`,
    closed: `${closed}`,
    mean: `${mean}`,
    quit: `${quit}`,
    fired: `${fired}`,
    gone: `${gone}`,
    halfRate: `${oneDecimal((gone / mean) * 100)}%`,
    yearRate: `${oneDecimal((gone / mean) * 200)}%`,
    openingRate: `${oneDecimal((gone / opened) * 100)}%`,
    quitRate: `${oneDecimal((quit / mean) * 100)}%`,
  };
});

const TEAMS = [
  { team: 25, teamDays: 20, teamLost: 18 },
  { team: 20, teamDays: 20, teamLost: 18 },
  { team: 50, teamDays: 18, teamLost: 27 },
  { team: 40, teamDays: 20, teamLost: 28 },
].map(({ team, teamDays, teamLost }) => ({
  team: `${team}`,
  teamDays: `${teamDays}`,
  teamLost: `${teamLost}`,
  teamAvailable: `${team * teamDays}`,
  teamRate: oneDecimal((teamLost / (team * teamDays)) * 100),
  perPerson: (teamLost / team).toFixed(2),
}));

const CHARITIES = [
  { listed: 26, within: 10, both: 80 },
  { listed: 24, within: 9, both: 60 },
  { listed: 30, within: 12, both: 75 },
  { listed: 22, within: 7, both: 50 },
].map(({ listed, within, both }) => ({
  listed: `${listed}`,
  within: `${within}`,
  both: `${both}`,
  reallyLeft: `${listed - within}`,
  charityRate: `${((listed - within) / both) * 100}`,
  listedRate: oneDecimal((listed / both) * 100),
}));

const WARDS = [
  { ward: 30, wardDays: 18, wardAway: 27, wardVacation: 6 },
  { ward: 25, wardDays: 20, wardAway: 30, wardVacation: 9 },
  { ward: 40, wardDays: 18, wardAway: 36, wardVacation: 11 },
  { ward: 20, wardDays: 21, wardAway: 24, wardVacation: 5 },
].map(({ ward, wardDays, wardAway, wardVacation }) => ({
  ward: `${ward}`,
  wardDays: `${wardDays}`,
  wardAway: `${wardAway}`,
  wardVacation: `${wardVacation}`,
  wardLost: `${wardAway - wardVacation}`,
  wardAvailable: `${ward * wardDays}`,
  wardRate: oneDecimal(((wardAway - wardVacation) / (ward * wardDays)) * 100),
  wardAwayRate: oneDecimal((wardAway / (ward * wardDays)) * 100),
}));

/** Figures that each attempt draws. */
export const facts = [HALF_YEARS, TEAMS, CHARITIES, WARDS];

export default defineQuestions('hr-foundations-m4', [
  {
    id: 'q3',
    type: 'multiple-choice',
    section: 'metric-formulas',
    question:
      'A site had {opened} people on January 1 and {closed} on June 30. In those six months {gone} people left: {quit} resigned, {fired} were dismissed. There were no transfers. A director asks for "turnover for the half-year". Which answer is correct?',
    options: ['{openingRate}', '{quitRate}', '{yearRate}', '{halfRate}'],
    correctAnswer: '{halfRate}',
    points: 10,
    hint: 'Choose the right denominator, and check which period was asked for.',
    explanation:
      "Average headcount is ({opened} + {closed}) ÷ 2 = {mean}, and {gone} ÷ {mean} × 100 = {halfRate} for the half-year. {yearRate} is the annualized rate: it assumes that the second half repeats the first, and it wasn't asked for. {openingRate} uses opening headcount only. {quitRate} counts resignations alone, which is voluntary turnover.",
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
      'A team of {team} people each had {teamDays} scheduled working days last month. Together they lost {teamLost} days to absence. What was the absence rate, as a percentage, to one decimal?',
    options: [],
    correctAnswer: '{teamRate}',
    alsoAccepted: ['{teamRate}%', '{teamRate}0', '{teamRate} %'],
    points: 10,
    hint: 'Give a number with one decimal and no percent sign, for example 9.1',
    explanation:
      'Days available are {team} × {teamDays} = {teamAvailable}. The rate is {teamLost} ÷ {teamAvailable} × 100 = {teamRate}. The common error is to divide by {team} people, which gives {perPerson} days lost per person. That is a different measure and not a rate.',
  },
  {
    id: 'turnover-transfers',
    type: 'short-answer',
    section: 'metric-formulas',
    question:
      'A charity reports {listed} leavers for the year. Of these, {within} moved between its own two legal entities. Average headcount of both together was {both}. What was turnover for the year, as a percentage?',
    options: [],
    correctAnswer: '{charityRate}',
    alsoAccepted: ['{charityRate}%', '{charityRate}.0', '{charityRate}.0%', '{charityRate} %'],
    points: 10,
    hint: 'Give a whole number with no percent sign',
    explanation:
      "People who move within the organization haven't left it: {listed} − {within} = {reallyLeft} leavers, and {reallyLeft} ÷ {both} × 100 = {charityRate}. Counting all {listed} gives {listedRate}, the figure that tempts because payroll shows all of them as ended. Decide who counts as a leaver before you calculate.",
  },
  {
    id: 'absence-week',
    type: 'short-answer',
    section: 'metric-formulas',
    question:
      'A ward of {ward} people had {wardDays} working days each in a month. Absence cost {wardAway} days, of which {wardVacation} were vacation. The agreed definition leaves vacation out. What was the absence rate, as a percentage, to one decimal?',
    options: [],
    correctAnswer: '{wardRate}',
    alsoAccepted: ['{wardRate}%', '{wardRate} %'],
    points: 10,
    hint: 'Give a number with one decimal and no percent sign',
    explanation:
      'Days available are {ward} × {wardDays} = {wardAvailable}, and days lost without vacation are {wardAway} − {wardVacation} = {wardLost}. The rate is {wardLost} ÷ {wardAvailable} × 100 = {wardRate}. With vacation it would be {wardAwayRate}, a tempting figure that answers another definition.',
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
