import { defineQuestions } from '#skill-check-schema.ts';

/** Cases and average headcount at one site. */
const RAMP = [
  { rampCases: '6', rampHeads: '150', rampRate: '4' },
  { rampCases: '9', rampHeads: '180', rampRate: '5' },
  { rampCases: '12', rampHeads: '200', rampRate: '6' },
  { rampCases: '14', rampHeads: '200', rampRate: '7' },
];

/** Cases and average headcount at two sites. */
const TWO_SITES = [
  { houseCases: 9, houseHeads: 120, deskCases: 5, deskHeads: 40 },
  { houseCases: 8, houseHeads: 160, deskCases: 3, deskHeads: 20 },
  { houseCases: 12, houseHeads: 150, deskCases: 7, deskHeads: 40 },
  { houseCases: 6, houseHeads: 100, deskCases: 4, deskHeads: 25 },
].map(({ houseCases, houseHeads, deskCases, deskHeads }) => ({
  houseCases: `${houseCases}`,
  houseHeads: `${houseHeads}`,
  houseRate: `${(houseCases / houseHeads) * 100}`,
  deskCases: `${deskCases}`,
  deskHeads: `${deskHeads}`,
  deskRate: `${(deskCases / deskHeads) * 100}`,
  deskRateLong: ((deskCases / deskHeads) * 100).toFixed(2),
}));

/** Figures that each attempt draws. */
export const facts = [RAMP, TWO_SITES];

export default defineQuestions('employee-relations-m1', [
  {
    id: 'felt-promise',
    type: 'multiple-choice',
    section: 'the-psychological-contract',
    question:
      'A lab technician says, “I covered every Christmas for six years, and now the lead post goes to someone from outside.” You heard her out for an hour last week: a former head had promised her the post in front of two people, who confirm it. Under your procedure, a grievance has to be filed by tomorrow. What do you say today?',
    options: [
      '“What were you expecting about the lead post, and what led you to expect it? I’d like to understand that.”',
      '“I can see why that hurts. Give me a week, and I’ll find out whether a senior grade could be possible.”',
      '“You may have a grievance, and the day for it is tomorrow. The form takes ten minutes. It’s your choice.”',
      '“What was promised was said by someone who is gone. I’d rather that we look ahead together from here.”',
    ],
    correctAnswer:
      '“You may have a grievance, and the day for it is tomorrow. The form takes ten minutes. It’s your choice.”',
    points: 10,
    hint: 'What has been done already, and what ends tomorrow?',
    explanation:
      'You know what was promised and where it came from, so the open question, which is right on the first day, only asks her to say it again. By the weekend her right is gone. The senior grade tempts because it’s kind, but it creates a second expectation, and it lets the date pass without her.',
  },
  {
    id: 'open-gates',
    type: 'multiple-choice',
    section: 'informal-resolution-first',
    question:
      'Four matters reach you on one day. For which of them may you offer an informal route?',
    options: [
      'A trainee and the supervisor who plans her shifts disagree about breaks. Both would like to settle it over a coffee.',
      'A mechanic says that a colleague signed off a brake check that was never done. Both prefer to keep it between them.',
      'A clerk keeps remarking on a coworker’s headscarf. She only wants it to stop, and he is ready to apologize today.',
      'Two receptionists of equal rank quarrel about desk noise. Both would like to talk, and neither has been in a case before.',
    ],
    correctAnswer:
      'Two receptionists of equal rank quarrel about desk noise. Both would like to talk, and neither has been in a case before.',
    points: 10,
    hint: 'Run each of them through all four gates.',
    explanation:
      'Only the desk quarrel leaves all four gates open. The headscarf remarks tempt most, since both people want a quick end, but they may be harassment, and the wish of the person concerned doesn’t open that gate. The break dispute has a power gap, and a brake check that was signed off but never done is a danger to others.',
  },
  {
    id: 'silent-night-shift',
    type: 'multiple-choice',
    section: 'grievance-channels',
    question:
      'A security firm’s 300 night guards have raised nothing in fourteen months. Their manager puts it in his report as a success. What do you do next?',
    options: [
      'Test both reporting doors at night from a private phone, and ask some guards which of them they would use.',
      'Include a question about trust in the next engagement survey, which all guards receive in their company mailbox.',
      'Train the shift leaders to encourage open talk, and ask each of them for a monthly count of concerns raised.',
      'Accept the figure for now, note it as a baseline, and compare it with the other regions at the end of the year.',
    ],
    correctAnswer:
      'Test both reporting doors at night from a private phone, and ask some guards which of them they would use.',
    points: 10,
    hint: 'Put yourself in the boots of a guard at 2 a.m. who doesn’t trust the manager.',
    explanation:
      'Silence is a question about the channel before it’s a result, and the quickest test is to use the channel as the guards would. The survey tempts because it asks people directly, but it arrives through company email, which many of them may not read or trust. A count by shift leaders goes through the person they may want to bypass.',
  },
  {
    id: 'report-line',
    type: 'multiple-choice',
    section: 'case-trends',
    question: 'You have one line at the top of the quarterly ER report. Which of these earns it?',
    options: [
      '“We closed 37 of 41 cases within 20 working days. A year ago it was 29 of 40, so the new team is paying off.”',
      '“Fourteen of 41 cases concern vacation swaps in housekeeping. Operations should post one rule by May 4; we recheck June 30.”',
      '“Nine of 41 cases come from the laundry crew of six. The names and the history of each are listed in the annex.”',
      '“Cases in housekeeping are up by half. All managers there should attend conflict training before the season begins in June.”',
    ],
    correctAnswer:
      '“Fourteen of 41 cases concern vacation swaps in housekeeping. Operations should post one rule by May 4; we recheck June 30.”',
    points: 10,
    hint: 'Trend, cause and request: which line holds all three?',
    explanation:
      'It gives the trend, what lies behind it, who should act by when, and the recheck. The conflict training tempts because it also ends in a request with a date, but it answers a rise without a cause, and a class doesn’t change how swaps are approved. The laundry line would identify people.',
  },
  {
    id: 'closed-gates',
    type: 'multiple-select',
    section: 'informal-resolution-first',
    question:
      'A hospital porter says that a charge nurse shoves carts at him and calls him slow. He would like a quiet word to be enough. Which facts, each taken alone, close a gate? Select all that apply.',
    options: [
      'She writes his shift plan.',
      'He has been there for five weeks.',
      'Proven shoving could lead to a warning.',
      'He asked that it be kept low-key.',
      'She was spoken to in March about shouting at an aide.',
      'Two other porters have never liked her.',
    ],
    correctAnswer: [
      'She writes his shift plan.',
      'Proven shoving could lead to a warning.',
      'She was spoken to in March about shouting at an aide.',
    ],
    points: 10,
    hint: 'A reminder enough? A danger sign? Free and level? The first concern?',
    explanation:
      'The plan is a power gap, a possible warning means that a reminder isn’t enough, and the talk in March means that this isn’t the first concern. His wish is the tempting one, since it counts heavily when you choose how to proceed, but it neither closes a gate nor opens one. Length of service and dislike say nothing about the route.',
  },
  {
    id: 'q5',
    type: 'short-answer',
    section: 'case-trends',
    question:
      'An airport ramp has had {rampCases} logged cases this year among an average headcount of {rampHeads}. What is its rate per 100 employees?',
    options: [],
    correctAnswer: '{rampRate}',
    alsoAccepted: ['{rampRate}.0'],
    points: 10,
    hint: 'Digits only, with no percent sign.',
    explanation:
      'Divide the cases by the average headcount and multiply by 100: {rampCases} ÷ {rampHeads} × 100 = {rampRate} per 100. Reporting “{rampCases} cases” alone tempts because it’s simple, but it hides the size of the group and can’t be compared with another site.',
  },
  {
    id: 'higher-rate',
    type: 'short-answer',
    section: 'case-trends',
    question:
      'A warehouse logs {houseCases} cases with an average headcount of {houseHeads}. Its office logs {deskCases} with {deskHeads}. What is the higher of the two rates per 100 employees?',
    options: [],
    correctAnswer: '{deskRate}',
    alsoAccepted: ['{deskRateLong}', '{deskRate} per 100'],
    points: 10,
    hint: 'One decimal, no percent sign.',
    explanation:
      'The warehouse has {houseCases} ÷ {houseHeads} × 100 = {houseRate} and the office {deskCases} ÷ {deskHeads} × 100 = {deskRate}. The warehouse looks worse by its count, which is why counts mislead. With so few cases, check as well whether several belong to one quarrel.',
  },
  {
    id: 'low-key-reply',
    type: 'essay',
    section: 'informal-resolution-first',
    question:
      'A barista tells you that her shift lead, who plans her hours, has twice brushed against her behind the counter. She says, “Please just have a quiet word. I don’t want a case.” Write what you say to her, which gates you find closed, and what you record today. Aim for about 130 words.',
    options: [],
    correctAnswer:
      'I thank her and say: “You’d like this kept low-key, and I take that seriously. I can’t promise it, because other people may be at risk, but I’ll tell you before anything happens.” I ask what happened, when, who else was near, and whether she feels safe on her next shift. Gate 1 is closed, because proven touching could mean discipline. Gate 2 is closed, because it may be harassment. Gate 3 is closed, because he plans her hours. Gate 4 I don’t know yet; I look in the log. So the matter goes to a formal assessment, which may or may not lead to an investigation, and I tell her so. I record her own words, both dates, her wish, what I said I couldn’t promise, and when I will call her: tomorrow by noon.',
    points: 10,
    hint: 'Words to her first, then gates by number, then the record.',
    explanation:
      'A strong answer honors the wish without promising it, names gates 1, 2 and 3 with a reason each, and leaves gate 4 open until the log has been read. The common weak answer agrees to the quiet word out of respect, which leaves the person who plans her hours warned and nothing secured.',
  },
]);
