import { defineQuestions, type SkillCheckConfig } from '#skill-check-schema.ts';

const MAYA = 'Maya, box office';
const TOBIAS = 'Tobias, stage crew';
const GRETA = 'Greta, wardrobe';
const SAMIR = 'Samir, marketing';

const RED =
  'Since I told Rob that the side door jams, he has had me lock up there alone. Tonight again.';
const AMBER =
  'My pay stub has no Sunday premium for three weeks, and rent is due. Payroll closes today at 5.';
const GREEN =
  'Could I get a letter that says I work here? It is for an apartment, and any day this month is fine.';
const LOUD =
  'Third time I ask, and no one answers. How many vacation days do I have? I need to know right now.';

/** Who writes what. One message is about safety, one has a deadline today, two can wait. */
const QUEUE = [
  { maya: LOUD, tobias: RED, greta: AMBER, samir: GREEN, first: TOBIAS, second: GRETA },
  { maya: RED, tobias: LOUD, greta: GREEN, samir: AMBER, first: MAYA, second: SAMIR },
  { maya: AMBER, tobias: GREEN, greta: RED, samir: LOUD, first: GRETA, second: MAYA },
  { maya: GREEN, tobias: AMBER, greta: LOUD, samir: RED, first: SAMIR, second: TOBIAS },
];

const PAY = 'My Sunday premium is missing for March, and I have the schedule to show it';
const LEAVE = 'My doctor wants me off nights until fall, and I have a note';
const BADGE = 'My badge opens the break room and nothing else since the move';
const RESPECT = 'One of the ushers keeps doing my accent, and people laugh';

/** Who is the right owner of a query, by the guide of the day. */
const OWNERS = [
  { query: PAY, pay: 'Aisha', leave: 'Conrad', site: 'Pilar', cases: 'Wren', owner: 'Aisha' },
  { query: LEAVE, pay: 'Conrad', leave: 'Wren', site: 'Aisha', cases: 'Pilar', owner: 'Wren' },
  { query: BADGE, pay: 'Wren', leave: 'Aisha', site: 'Pilar', cases: 'Conrad', owner: 'Pilar' },
  { query: RESPECT, pay: 'Pilar', leave: 'Wren', site: 'Aisha', cases: 'Conrad', owner: 'Conrad' },
];

const RECEIVER = 'Receiver';
const CONTENT = 'Content';
const DEADLINE = 'Deadline';
const CONFIRMATION = 'Confirmation';

/** Whose hand-off is not complete, and which two of its parts are missing. */
const HAND_OFFS = [
  {
    handOff: 'From Jo, Recruiting, to Ed in Facilities: desk 12 and a badge for Iris',
    starter: 'Iris Lund',
    missing1: DEADLINE,
    missing2: CONFIRMATION,
    iris: 'desk and badge, with a message sent to Facilities',
    omar: 'script access, due Friday, confirmed by Ed on Wednesday',
    petra: 'parking, due Friday, confirmed by Ed on Thursday',
    jules: 'radio and locker, due Friday, confirmed by Ed on Monday',
  },
  {
    handOff: 'From Jo, Recruiting, to Facilities: everything for Omar, by Friday at noon',
    starter: 'Omar Sayed',
    missing1: CONTENT,
    missing2: CONFIRMATION,
    iris: 'desk and badge, due Friday, confirmed by Ed on Monday',
    omar: 'what he needs, due Friday, sent to Facilities',
    petra: 'parking, due Friday, confirmed by Ed on Thursday',
    jules: 'radio and locker, due Friday, confirmed by Ed on Wednesday',
  },
  {
    handOff: 'From Jo, Recruiting: a parking place and a gate code for Petra, if someone has time',
    starter: 'Petra Vance',
    missing1: RECEIVER,
    missing2: DEADLINE,
    iris: 'desk and badge, due Friday, confirmed by Ed on Monday',
    omar: 'script access, due Friday, confirmed by Ed on Wednesday',
    petra: 'parking and gate code, posted in the channel',
    jules: 'radio and locker, due Friday, confirmed by Ed on Thursday',
  },
  {
    handOff: 'From Jo, Recruiting: please get Jules ready by Friday at noon',
    starter: 'Jules Abbot',
    missing1: RECEIVER,
    missing2: CONTENT,
    iris: 'desk and badge, due Friday, confirmed by Ed on Thursday',
    omar: 'script access, due Friday, confirmed by Ed on Wednesday',
    petra: 'parking, due Friday, confirmed by Ed on Monday',
    jules: 'to be made ready, due Friday, posted in the channel',
  },
].map((set) => ({
  ...set,
  // The last message tells whether someone has confirmed.
  answered:
    set.missing2 === CONFIRMATION ? 'Nothing has come back so far.' : 'Ed: "Got it, will do."',
}));

const LICENSE = 'A driver’s license';
const LIFTING = 'Lifts 40 pounds';
const FRENCH = 'Speaks French';
const LADDERS = 'Works on ladders';

/** Which requirement no function fails without. */
const REQUIREMENTS = [
  { driving: 'none', lifting: '2 a week', french: '5 a day', ladders: '3 a week', cut: LICENSE },
  { driving: '1 a week', lifting: 'none', french: '4 a day', ladders: '2 a week', cut: LIFTING },
  { driving: '2 a week', lifting: '4 a week', french: 'none', ladders: '1 a day', cut: FRENCH },
  { driving: '3 a month', lifting: '1 a day', french: '6 a week', ladders: 'none', cut: LADDERS },
];

const DUTIES = [
  'Opens the house',
  'Settles the cash',
  'Briefs the ushers',
  'Answers the phone',
  'Orders programs',
];

/** Which three of five duties belong into the description by the guide. */
const SHARES = [
  { least: 15, shares: [20, 18, 25, 12, 5] },
  { least: 10, shares: [30, 8, 12, 24, 6] },
  { least: 20, shares: [15, 22, 10, 28, 25] },
  { least: 12, shares: [25, 30, 9, 5, 14] },
].map(({ least, shares }) => {
  const kept = DUTIES.filter((_, at) => shares[at]! >= least);
  return {
    least: `${least}%`,
    share1: `${shares[0]}%`,
    share2: `${shares[1]}%`,
    share3: `${shares[2]}%`,
    share4: `${shares[3]}%`,
    share5: `${shares[4]}%`,
    kept1: kept[0]!,
    kept2: kept[1]!,
    kept3: kept[2]!,
  };
});

const NAMES = ['Hale, D.', 'Ito, M.', 'Quist, B.', 'Reyes, A.'];

/** Whose record differs from the signed contract; another one differs only from what the manager writes. */
const RECORDS = [
  { wrong: 0, mailed: 2 },
  { wrong: 1, mailed: 3 },
  { wrong: 2, mailed: 0 },
  { wrong: 3, mailed: 1 },
].map(({ wrong, mailed }) => {
  const hours = NAMES.map((_, at) => ({
    system: at === wrong ? '40' : '32',
    contract: '32',
    manager: at === mailed ? '24' : '32',
  }));
  const cells = hours.flatMap(({ system, contract, manager }, at): [string, string][] => [
    [`system${at + 1}`, system],
    [`contract${at + 1}`, contract],
    [`manager${at + 1}`, manager],
  ]);
  return { ...Object.fromEntries(cells), toCorrect: NAMES[wrong]!, notToCorrect: NAMES[mailed]! };
});

const RETURN = 'The week in which she is expected back';
const LIMITS = 'What she may lift until then';
const COVER = 'Which of her shifts need cover';
const CONTACT = 'How he may reach her at home';

/** What the employee has agreed to. */
const AGREED = [
  { agreed: 'the week I expect to be back', mayTell: RETURN },
  { agreed: 'what I may lift until the fall', mayTell: LIMITS },
  { agreed: 'which of my shifts need cover', mayTell: COVER },
  { agreed: 'how to reach me at home', mayTell: CONTACT },
];

/** Leavers of half a year, with those who only changed the company. */
const TURNOVERS = [
  { january: 78, june: 82, left: 9, changed: 3 },
  { january: 58, june: 62, left: 8, changed: 2 },
  { january: 95, june: 105, left: 12, changed: 4 },
  { january: 44, june: 36, left: 7, changed: 2 },
].map(({ january, june, left, changed }) => {
  const average = (january + june) / 2;
  const rate = (((left - changed) / average) * 100).toFixed(1);
  return {
    january: `${january}`,
    june: `${june}`,
    left: `${left}`,
    changed: `${changed}`,
    leavers: `${left - changed}`,
    average: `${average}`,
    turnover: rate,
    turnoverShort: `${Number(rate)}`,
  };
});

/** Absence of a month, with vacation among the days away. */
const ABSENCES = [
  { people: 25, days: 20, away: 32, vacation: 12 },
  { people: 20, days: 22, away: 30, vacation: 8 },
  { people: 40, days: 21, away: 60, vacation: 18 },
  { people: 30, days: 20, away: 51, vacation: 15 },
].map(({ people, days, away, vacation }) => {
  const rate = (((away - vacation) / (people * days)) * 100).toFixed(1);
  return {
    people: `${people}`,
    days: `${days}`,
    away: `${away}`,
    vacation: `${vacation}`,
    lost: `${away - vacation}`,
    available: `${people * days}`,
    absence: rate,
    absenceShort: `${Number(rate)}`,
  };
});

/** From the approved request to the accepted offer, in calendar days. */
const FILLED = [
  {
    wished: 'March 2',
    approved: 'March 9',
    posted: 'March 16',
    accepted: 'April 20',
    fillDays: '42',
  },
  {
    wished: 'March 4',
    approved: 'March 10',
    posted: 'March 20',
    accepted: 'April 14',
    fillDays: '35',
  },
  { wished: 'April 1', approved: 'April 6', posted: 'April 9', accepted: 'May 4', fillDays: '28' },
  {
    wished: 'March 16',
    approved: 'March 25',
    posted: 'April 1',
    accepted: 'May 13',
    fillDays: '49',
  },
];

export const facts = [
  QUEUE,
  OWNERS,
  HAND_OFFS,
  REQUIREMENTS,
  SHARES,
  RECORDS,
  AGREED,
  TURNOVERS,
  ABSENCES,
  FILLED,
];

export const caseFile: SkillCheckConfig['caseFile'] = {
  title: 'Ferry Street Theater: the help desk on June 30',
  asks: { 'multiple-choice': 2, 'multiple-select': 1, 'short-answer': 1 },
  documents: [
    {
      kind: 'mail',
      title: 'The desk is yours tomorrow',
      from: 'Lucille Brandt, head of HR',
      to: 'You',
      at: 'Monday, June 29, 2026, 6:12 p.m.',
      paragraphs: [
        'We are all at the off-site; I can be reached from 4 p.m. Four people start on Monday, so please look at the channel. And Noor wants three figures by the end of the day; the table is below.',
        'Her coordinator took a while. Noor first mentioned the job on {wished}, the request was approved on {approved}, the posting went up on {posted}, and Iris accepted on {accepted}.',
        'One more: Colin will ask about Nadia, who is on medical leave. She has written to us, "I agree that Colin is told {agreed}, and nothing else for now."',
        'And from the paper box at the stage door, signed by Ruth from the break room: "{query}." Please pass it on today.',
      ],
    },
    {
      kind: 'chat',
      title: 'Help desk, 9:05 a.m.',
      messages: [
        { from: MAYA, at: '8:51', text: '{maya}' },
        { from: TOBIAS, at: '8:56', text: '{tobias}' },
        { from: GRETA, at: '8:58', text: '{greta}' },
        { from: SAMIR, at: '9:03', text: '{samir}' },
      ],
    },
    {
      kind: 'policy',
      title: 'Help desk guide, extract',
      sections: [
        {
          heading: 'Order',
          text: 'Safety, reprisal and legal papers at once. Pay, leave and deadlines of today before the day ends. Facts, letters and balances within the week, however often someone asks.',
        },
        {
          heading: 'Owners this week',
          text: 'Pay: {pay}. Leave and medical notes: {leave}. Building and access: {site}. Conduct at work: {cases}.',
        },
        {
          heading: 'Figures',
          text: 'Leavers are all who leave the theater; who changes to the foundation stays in the family and doesn’t count. Absence leaves vacation out. Time to fill runs from the approved request to the accepted offer, in calendar days.',
        },
        {
          heading: 'Records',
          text: 'Hours are changed to those of the signed contract, and by nothing else.',
        },
        {
          heading: 'Descriptions',
          text: 'A duty is listed if it takes {least} of the time or more. A requirement stays if a duty that occurs fails without it.',
        },
      ],
    },
    {
      kind: 'log',
      title: 'Channel for Monday’s starters',
      entries: [
        { at: 'Iris Lund', text: '{iris}' },
        { at: 'Omar Sayed', text: '{omar}' },
        { at: 'Petra Vance', text: '{petra}' },
        { at: 'Jules Abbot', text: '{jules}' },
        { at: 'Last message', text: '{handOff}. {answered}' },
      ],
    },
    {
      kind: 'table',
      title: 'Weekly hours before payroll',
      columns: ['Employee', 'HR system', 'Signed contract', 'Manager’s mail'],
      rows: [
        [NAMES[0]!, '{system1}', '{contract1}', '{manager1}'],
        [NAMES[1]!, '{system2}', '{contract2}', '{manager2}'],
        [NAMES[2]!, '{system3}', '{contract3}', '{manager3}'],
        [NAMES[3]!, '{system4}', '{contract4}', '{manager4}'],
      ],
    },
    {
      kind: 'table',
      title: 'Front-of-house coordinator: what the logs say',
      columns: ['In the draft', 'In the logs'],
      rows: [
        [LICENSE, 'Trips by car: {driving}'],
        [LIFTING, 'Boxes carried: {lifting}'],
        [FRENCH, 'Guests helped in French: {french}'],
        [LADDERS, 'Signs changed overhead: {ladders}'],
        [DUTIES[0]!, '{share1} of the time'],
        [DUTIES[1]!, '{share2} of the time'],
        [DUTIES[2]!, '{share3} of the time'],
        [DUTIES[3]!, '{share4} of the time'],
        [DUTIES[4]!, '{share5} of the time'],
      ],
    },
    {
      kind: 'table',
      title: 'For Noor’s figures',
      columns: ['What', 'Number'],
      rows: [
        ['Front of house, people on January 1', '{january}'],
        ['Front of house, people on June 30', '{june}'],
        ['Names off the list since January 1', '{left}'],
        ['Of these, changed to the foundation', '{changed}'],
        ['Workshop in June, people', '{people}'],
        ['Workshop in June, scheduled days for each', '{days}'],
        ['Workshop in June, days away', '{away}'],
        ['Of these, vacation', '{vacation}'],
      ],
    },
  ],
};

export const questions = [
  ...defineQuestions('hr-foundations-m1', [
    {
      id: 'desk-owner',
      type: 'multiple-choice',
      section: 'hr-operating-models',
      fromFile: true,
      question: 'To whom do you pass the note from the paper box today?',
      options: ['Aisha', 'Conrad', 'Pilar', 'Wren'],
      correctAnswer: '{owner}',
      points: 10,
      hint: 'What is it about, and who has that this week?',
      explanation:
        'Ruth writes, "{query}," and this week the guide gives that kind of query to {owner}. The one who had it last time tempts, because you know them, but an operating model only holds if the list and not the habit decides.',
    },
    {
      id: 'desk-nadia',
      type: 'multiple-choice',
      section: 'trust-and-confidentiality',
      fromFile: true,
      question: 'Colin asks about Nadia. What may you tell him?',
      options: [RETURN, LIMITS, COVER, CONTACT],
      correctAnswer: '{mayTell}',
      points: 10,
      hint: 'She has written what he may be told.',
      explanation:
        'She agreed to one thing, "{agreed}," and to nothing else for now. Whatever would help Colin most tempts, and each of the four could be useful to him, but useful isn’t agreed, and a call to her can change it by tomorrow.',
    },
  ]),
  ...defineQuestions('hr-foundations-m2', [
    {
      id: 'desk-hand-off',
      type: 'multiple-choice',
      section: 'hand-off-failures',
      fromFile: true,
      question:
        'Four people start on Monday. For whom does a hand-off have to be made again today?',
      options: ['Iris Lund', 'Omar Sayed', 'Petra Vance', 'Jules Abbot'],
      correctAnswer: '{starter}',
      points: 10,
      hint: 'Sender, receiver, content, deadline, confirmation.',
      explanation:
        'Three of the four lines have a thing, a day and a confirmation; the one for {starter} has not. A line that was confirmed long ago may look stale and tempt you to ask again, but what has been confirmed has arrived.',
    },
    {
      id: 'desk-missing-parts',
      type: 'multiple-select',
      section: 'hand-off-failures',
      fromFile: true,
      question:
        'Look at the last message in the channel. Which parts of a sound hand-off are missing in it? Select all that apply.',
      options: ['Sender', RECEIVER, CONTENT, DEADLINE, CONFIRMATION],
      correctAnswer: ['{missing1}', '{missing2}'],
      points: 10,
      hint: 'Run the five parts over the message and what came back.',
      explanation:
        'The message reads, "{handOff}. {answered}" Two of the five parts are not there, and the others are. It tempts you to call it complete, since Jo and Facilities know what is meant, but a hand-off has to work when one of them is ill.',
    },
  ]),
  ...defineQuestions('hr-foundations-m3', [
    {
      id: 'desk-requirement',
      type: 'multiple-choice',
      section: 'essential-functions',
      fromFile: true,
      question: 'Which requirement do you cut from the draft of the coordinator’s description?',
      options: [LICENSE, LIFTING, FRENCH, LADDERS],
      correctAnswer: '{cut}',
      points: 10,
      hint: 'Which duty that occurs fails without it?',
      explanation:
        'The logs show no use at all for one of them: {cut}. A requirement that occurs seldom tempts you to cut it, too, but seldom isn’t never, and a duty that occurs fails without it.',
    },
    {
      id: 'desk-duties',
      type: 'multiple-select',
      section: 'essential-functions',
      fromFile: true,
      question: 'Which duties does the guide want in the description? Select all that apply.',
      options: DUTIES,
      correctAnswer: ['{kept1}', '{kept2}', '{kept3}'],
      points: 10,
      hint: 'The guide has the share.',
      explanation:
        'The guide lists what takes {least} of the time or more: {kept1}, {kept2} and {kept3}. What sounds most like the job tempts, whatever the logs say, but a description is evidence, and evidence is counted.',
    },
  ]),
  ...defineQuestions('hr-foundations-m4', [
    {
      id: 'desk-first',
      type: 'multiple-choice',
      section: 'query-triage-and-escalation',
      fromFile: true,
      question: 'It is 9:05, and you can open one message. Whose?',
      options: [MAYA, TOBIAS, GRETA, SAMIR],
      correctAnswer: '{first}',
      points: 10,
      hint: 'Harm, then deadline, then the rest.',
      explanation:
        'A report about a hazard and what followed it is safety and may be reprisal: {first}. The message that asks for the third time tempts, because it is the loudest and an answer takes a minute, but the loudest is rarely first.',
    },
    {
      id: 'desk-record',
      type: 'multiple-choice',
      section: 'hris-data-quality',
      fromFile: true,
      question: 'Whose hours do you have corrected before payroll runs?',
      options: NAMES,
      correctAnswer: '{toCorrect}',
      points: 10,
      hint: 'Which document may change hours, and which may not?',
      explanation:
        'The system and the signed contract differ for {toCorrect}. The line of {notToCorrect} tempts, because the manager writes another number, but a mail changes no hours; ask the manager for a signed change.',
    },
    {
      id: 'desk-today',
      type: 'multiple-select',
      section: 'query-triage-and-escalation',
      fromFile: true,
      question:
        'Whose messages must be with their owner before the day ends? Select all that apply.',
      options: [MAYA, TOBIAS, GRETA, SAMIR],
      correctAnswer: ['{first}', '{second}'],
      points: 10,
      hint: 'The first section of the guide.',
      explanation:
        'The hazard goes at once and the pay error before payroll closes: {first} and {second}. The third reminder about vacation days tempts, as it has waited longest, but a balance harms no one by Friday.',
    },
    {
      id: 'desk-turnover',
      type: 'short-answer',
      section: 'metric-formulas',
      fromFile: true,
      question: 'What was front-of-house turnover for the half-year, in percent, to one decimal?',
      options: [],
      correctAnswer: '{turnover}',
      alsoAccepted: ['{turnover}%', '{turnoverShort}', '{turnoverShort}%'],
      points: 10,
      hint: 'Who counts as a leaver stands in the guide.',
      explanation:
        '{left} names less {changed} who changed to the foundation leave {leavers}, by an average of {average}: {turnover}%. To count every name that is off the list tempts, because the list is right there, but the definition decides who counts.',
    },
    {
      id: 'desk-absence',
      type: 'short-answer',
      section: 'metric-formulas',
      fromFile: true,
      question: 'What was the absence rate of the workshop in June, in percent, to one decimal?',
      options: [],
      correctAnswer: '{absence}',
      alsoAccepted: ['{absence}%', '{absenceShort}', '{absenceShort}%'],
      points: 10,
      hint: 'Days lost by days available.',
      explanation:
        '{away} days away less {vacation} of vacation are {lost}. {people} people times {days} days are {available} days available, and the rate is {absence}%. Dividing by calendar days tempts, because June has 30 of them, but no one was scheduled on all of these.',
    },
    {
      id: 'desk-time-to-fill',
      type: 'short-answer',
      section: 'metric-formulas',
      fromFile: true,
      question: 'What was the time to fill for the coordinator, in days, by the guide?',
      options: [],
      correctAnswer: '{fillDays}',
      alsoAccepted: ['{fillDays} days'],
      points: 10,
      hint: 'Two of the four dates count. A number of days.',
      explanation:
        'From {approved}, when the request was approved, to {accepted}, when Iris accepted, are {fillDays} days. Starting on {wished} tempts, since that is how long Noor feels she waited, but a wish isn’t yet a request.',
    },
  ]),
];
