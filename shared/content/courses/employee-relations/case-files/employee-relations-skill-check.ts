import { defineQuestions, type SkillCheckConfig } from '#skill-check-schema.ts';

/** Which of three records is deleted first, each with its day. */
const KEPT = [
  {
    incident: 'June 9',
    written: 'June 15',
    cameraDays: '30',
    radioDays: '45',
    chatDays: '90',
    cameraLost: 'July 9',
    radioLost: 'July 24',
    chatLost: 'September 7',
    cameraLostInDigits: '7/9',
    cameraLostDayFirst: '9 July',
    cameraLostAsSpoken: 'July 9th',
    firstLost: 'The yard camera file, on July 9',
  },
  {
    incident: 'June 4',
    written: 'June 11',
    cameraDays: '42',
    radioDays: '28',
    chatDays: '60',
    cameraLost: 'July 16',
    radioLost: 'July 2',
    chatLost: 'August 3',
    cameraLostInDigits: '7/16',
    cameraLostDayFirst: '16 July',
    cameraLostAsSpoken: 'July 16th',
    firstLost: 'The radio recording, on July 2',
  },
  {
    incident: 'June 11',
    written: 'June 16',
    cameraDays: '36',
    radioDays: '60',
    chatDays: '21',
    cameraLost: 'July 17',
    radioLost: 'August 10',
    chatLost: 'July 2',
    cameraLostInDigits: '7/17',
    cameraLostDayFirst: '17 July',
    cameraLostAsSpoken: 'July 17th',
    firstLost: 'The crew chat, on July 2',
  },
  {
    incident: 'June 10',
    written: 'June 12',
    cameraDays: '21',
    radioDays: '40',
    chatDays: '60',
    cameraLost: 'July 1',
    radioLost: 'July 20',
    chatLost: 'August 9',
    cameraLostInDigits: '7/1',
    cameraLostDayFirst: '1 July',
    cameraLostAsSpoken: 'July 1st',
    firstLost: 'The yard camera file, on July 1',
  },
];

const INES = 'Ines Moreau, quality lead at Westbank';
const CARL = 'Carl Boone, payroll lead at the head office';
const TAMIKA = 'Tamika Ross, HR partner for the plants';
const JOEL = 'Joel Ferris, fleet manager at Northgate';

/** Who has no tie to either of the two. */
const INVESTIGATORS = [
  {
    free: INES,
    aboutInes: 'once audited the yard for a day and met neither of them',
    aboutCarl: 'plays in Dale’s softball team, every Thursday',
    aboutTamika: 'advised Dale last fall on how to speak with a slow fitter',
    aboutJoel: 'gets his trucks serviced by Dale’s crew, and his bonus counts the days',
  },
  {
    free: CARL,
    aboutInes: 'went to trade school with Renata, and they vacation together',
    aboutCarl: 'has processed the yard’s hours for years and met neither of them',
    aboutTamika: 'told a colleague in May that Dale "will never learn"',
    aboutJoel: 'reports to the same director as Dale and stands in for him in August',
  },
  {
    free: TAMIKA,
    aboutInes: 'has her target for leaks set by how fast Dale’s crew works',
    aboutCarl: 'is married to a fitter on the crew',
    aboutTamika: 'came to the company in May, knows the procedure and neither of them',
    aboutJoel: 'turned down an application of Renata’s in February',
  },
  {
    free: JOEL,
    aboutInes: 'wrote the review in which Dale’s crew came last in 2025',
    aboutCarl: 'was Renata’s supervisor until March',
    aboutTamika: 'heard Dale’s side over lunch on the day after, and said it would blow over',
    aboutJoel: 'shares a parking lot with the yard and has met neither of them',
  },
];

const COLE_EARLY =
  'On the time, the log supports Ms. Cole: it has his badge at the bay door before the briefing.';
const HUTCHINS_LATE =
  'On the time, the log supports Mr. Hutchins: it has his badge at the bay door after the briefing.';
const BOTH_WRONG =
  'On the time, the log supports neither: it has his badge at the bay door during the briefing.';
const LOG_SILENT =
  'On the time, the log leaves it open: the bay door was propped, and it has no entry of his badge.';

/** What the door log says against the two accounts. */
const TIMES = [
  {
    coleTime: '6:40',
    hutchinsTime: '7:20',
    doorEntry: '6:38 Hutchins, D. Bay door, in',
    boothTime: '7:22',
    onTime: COLE_EARLY,
    logTime: '6:38',
  },
  {
    coleTime: '6:45',
    hutchinsTime: '7:25',
    doorEntry: '7:24 Hutchins, D. Bay door, in',
    boothTime: '6:43',
    onTime: HUTCHINS_LATE,
    logTime: '7:24',
  },
  {
    coleTime: '6:35',
    hutchinsTime: '7:30',
    doorEntry: '7:06 Hutchins, D. Bay door, in',
    boothTime: '6:33',
    onTime: BOTH_WRONG,
    logTime: '7:06',
  },
  {
    coleTime: '6:50',
    hutchinsTime: '7:35',
    doorEntry: '6:30 to 7:40 Bay door held open, no entries read',
    boothTime: '6:52',
    onTime: LOG_SILENT,
    logTime: 'no entry',
  },
];

const HERS_ALONE =
  'Her overtime fell after she wrote, and the crew’s did not. Ask who decided it, and restore it meanwhile.';
const ALL_FELL =
  'Her overtime fell after she wrote, and the crew’s fell as much. Ask for the rule and its date.';
const BEFORE =
  'Her overtime fell in the week before she wrote. Ask what led to it, and don’t call it reprisal yet.';
const NO_FALL =
  'Her overtime did not fall after she wrote. Tell her so with the figures, and keep the record open.';

/** Overtime in the three weeks before the complaint and the three after it. */
const OVERTIME = [
  {
    r1: '8',
    r2: '9',
    r3: '7',
    r4: '2',
    r5: '3',
    r6: '1',
    c1: '8',
    c2: '8',
    c3: '7',
    c4: '8',
    c5: '7',
    c6: '8',
    overtimeChange: '6',
    overtimeMeans: 'from 8 hours to 2',
    reading: HERS_ALONE,
  },
  {
    r1: '9',
    r2: '8',
    r3: '10',
    r4: '5',
    r5: '4',
    r6: '3',
    c1: '9',
    c2: '9',
    c3: '9',
    c4: '4',
    c5: '4',
    c6: '4',
    overtimeChange: '5',
    overtimeMeans: 'from 9 hours to 4',
    reading: ALL_FELL,
  },
  {
    r1: '9',
    r2: '9',
    r3: '3',
    r4: '3',
    r5: '2',
    r6: '4',
    c1: '8',
    c2: '9',
    c3: '8',
    c4: '8',
    c5: '8',
    c6: '9',
    overtimeChange: '4',
    overtimeMeans: 'from 7 hours to 3',
    reading: BEFORE,
  },
  {
    r1: '6',
    r2: '7',
    r3: '5',
    r4: '8',
    r5: '9',
    r6: '10',
    c1: '6',
    c2: '6',
    c3: '7',
    c4: '7',
    c5: '7',
    c6: '7',
    overtimeChange: '3',
    overtimeMeans: 'from 6 hours to 9',
    reading: NO_FALL,
  },
];

const NOT_FIRST = 'It isn’t the first concern about him.';
const PLANS_HOURS = 'He plans the hours of the person who complains.';
const DANGER = 'What she describes may put others in danger.';

/** Which two of three gates the file closes. */
const GATES = [
  {
    role: 'crew lead, who also plans the fitters’ hours',
    told: 'the delivery note for the valve was missing',
    earlier: 'On April 14, Nora spoke with him about shouting at an apprentice.',
    gate1: NOT_FIRST,
    gate2: PLANS_HOURS,
  },
  {
    role: 'crew lead, who also plans the fitters’ hours',
    told: 'the pump still had a lockout tag on it, and he wanted it started anyway',
    earlier: 'I looked: no earlier concern about him is on file.',
    gate1: DANGER,
    gate2: PLANS_HOURS,
  },
  {
    role: 'fitter of the same grade as Renata, in charge that morning; a planner sets the hours of both',
    told: 'the pump still had a lockout tag on it, and he wanted it started anyway',
    earlier: 'On April 14, Nora spoke with him about shouting at an apprentice.',
    gate1: DANGER,
    gate2: NOT_FIRST,
  },
];

/** Who was in the bay, who has been heard, and who has not. */
const WITNESSES = [
  {
    inBay1: 'Luis Ortega',
    inBay2: 'Bea Lindqvist',
    inBay3: 'Omar Haddad',
    outside1: 'Priya Nair',
    outside2: 'Walt Jensen',
    heard1: 'Luis Ortega',
    heard2: 'Bea Lindqvist',
    unheard: 'Omar Haddad',
  },
  {
    inBay1: 'Bea Lindqvist',
    inBay2: 'Omar Haddad',
    inBay3: 'Priya Nair',
    outside1: 'Walt Jensen',
    outside2: 'Luis Ortega',
    heard1: 'Omar Haddad',
    heard2: 'Bea Lindqvist',
    unheard: 'Priya Nair',
  },
  {
    inBay1: 'Luis Ortega',
    inBay2: 'Priya Nair',
    inBay3: 'Walt Jensen',
    outside1: 'Bea Lindqvist',
    outside2: 'Omar Haddad',
    heard1: 'Priya Nair',
    heard2: 'Luis Ortega',
    unheard: 'Walt Jensen',
  },
  {
    inBay1: 'Bea Lindqvist',
    inBay2: 'Luis Ortega',
    inBay3: 'Walt Jensen',
    outside1: 'Omar Haddad',
    outside2: 'Priya Nair',
    heard1: 'Walt Jensen',
    heard2: 'Bea Lindqvist',
    unheard: 'Luis Ortega',
  },
];

const COACHING = 'Documented coaching';
const WARNING = 'A written warning';
const FINAL = 'A final written warning';
const OFF_LEAD = 'The end of his turns in charge';

/** What comparable cases received. */
const OUTCOMES = [
  { likeCase: WARNING, clerkCase: COACHING, pushCase: FINAL, theftCase: OFF_LEAD },
  { likeCase: COACHING, clerkCase: WARNING, pushCase: OFF_LEAD, theftCase: FINAL },
  { likeCase: FINAL, clerkCase: WARNING, pushCase: OFF_LEAD, theftCase: COACHING },
  { likeCase: OFF_LEAD, clerkCase: FINAL, pushCase: WARNING, theftCase: COACHING },
];

/** The last day of an appeal, in calendar days from receipt. */
const APPEALS = [
  {
    dated: 'July 10',
    received: 'July 13',
    appealDays: '10',
    appealEnds: 'July 23',
    appealEndsInDigits: '7/23',
    appealEndsDayFirst: '23 July',
    appealEndsAsSpoken: 'July 23rd',
  },
  {
    dated: 'July 10',
    received: 'July 15',
    appealDays: '14',
    appealEnds: 'July 29',
    appealEndsInDigits: '7/29',
    appealEndsDayFirst: '29 July',
    appealEndsAsSpoken: 'July 29th',
  },
  {
    dated: 'July 17',
    received: 'July 20',
    appealDays: '7',
    appealEnds: 'July 27',
    appealEndsInDigits: '7/27',
    appealEndsDayFirst: '27 July',
    appealEndsAsSpoken: 'July 27th',
  },
  {
    dated: 'July 14',
    received: 'July 16',
    appealDays: '21',
    appealEnds: 'August 6',
    appealEndsInDigits: '8/6',
    appealEndsDayFirst: '6 August',
    appealEndsAsSpoken: 'August 6th',
  },
];

const NO_APPROACH = 'The request not to approach her';
const MOVE = 'The move to the day crew';
const HOURS = 'The change in who plans her hours';
const SNAPSHOT = 'The snapshot';

/** Which two of Owen's four steps meet the procedure. */
const STEPS = [
  {
    approach: 'until July 10, when I look at it again',
    moved: 'which she had asked for in writing',
    planner: 'for as long as it takes',
    snapshotDay: 'two weeks after she wrote',
    sound1: NO_APPROACH,
    sound2: MOVE,
  },
  {
    approach: 'with no end date, to be on the safe side',
    moved: 'where I thought she would be more comfortable',
    planner: 'until July 10, when I look at it again',
    snapshotDay: 'on the day she wrote',
    sound1: HOURS,
    sound2: SNAPSHOT,
  },
  {
    approach: 'until July 10, when I look at it again',
    moved: 'where I thought she would be more comfortable',
    planner: 'for as long as it takes',
    snapshotDay: 'on the day she wrote',
    sound1: NO_APPROACH,
    sound2: SNAPSHOT,
  },
  {
    approach: 'with no end date, to be on the safe side',
    moved: 'which she had asked for in writing',
    planner: 'until July 10, when I look at it again',
    snapshotDay: 'two weeks after she wrote',
    sound1: MOVE,
    sound2: HOURS,
  },
];

/** The section of the procedure that the alleged act would break. */
const RULES = [
  { conduct: '3.1', safetyRule: '3.2', reprisalRule: '3.3' },
  { conduct: '4.2', safetyRule: '4.1', reprisalRule: '4.3' },
  { conduct: '2.4', safetyRule: '2.5', reprisalRule: '2.3' },
];

/** Cases and average headcount of four sites; the yard with the most cases isn't the one with the highest rate. */
const RATES = [
  {
    eastCases: '6',
    eastHeads: '150',
    westCases: '9',
    westHeads: '300',
    northCases: '5',
    northHeads: '80',
    plantCases: '12',
    plantHeads: '400',
    highest: 'Northgate',
    highestRate: '6.25',
  },
  {
    eastCases: '9',
    eastHeads: '120',
    westCases: '10',
    westHeads: '200',
    northCases: '2',
    northHeads: '80',
    plantCases: '14',
    plantHeads: '400',
    highest: 'Eastbank',
    highestRate: '7.5',
  },
  {
    eastCases: '4',
    eastHeads: '100',
    westCases: '9',
    westHeads: '150',
    northCases: '2',
    northHeads: '50',
    plantCases: '15',
    plantHeads: '500',
    highest: 'Westbank',
    highestRate: '6',
  },
  {
    eastCases: '11',
    eastHeads: '220',
    westCases: '12',
    westHeads: '300',
    northCases: '3',
    northHeads: '75',
    plantCases: '8',
    plantHeads: '100',
    highest: 'The treatment plant',
    highestRate: '8',
  },
];

export const facts = [
  KEPT,
  INVESTIGATORS,
  TIMES,
  OVERTIME,
  GATES,
  WITNESSES,
  OUTCOMES,
  APPEALS,
  STEPS,
  RULES,
  RATES,
];

export const caseFile: SkillCheckConfig['caseFile'] = {
  title: 'Copperline Water, Eastbank yard: R. Cole and D. Hutchins',
  asks: { 'multiple-choice': 3, 'multiple-select': 1, 'short-answer': 1 },
  documents: [
    {
      kind: 'mail',
      title: 'Please look over my file',
      from: 'Owen Pratt, HR partner, Copperline Water',
      to: 'You',
      at: 'Friday, June 26, 2026, 4:48 p.m.',
      paragraphs: [
        'The file is attached. Nora wants to act on it Monday, and I would rather have a second pair of eyes on it first.',
        'Dale Hutchins is a {role}. {earlier} Renata has been with us nine years. She asks me to keep it quiet, and so does he.',
        'What I have done so far. I asked Dale in writing not to approach her, {approach}. I moved Renata to the day crew, {moved}. Her hours are planned at Westbank now, {planner}. I took the snapshot of her hours, pay items and access {snapshotDay}. And I have heard Renata, {heard1} and {heard2}; Dale answered by mail.',
        'I can’t be the investigator, since I hired him. Four people have said they have time. Ines Moreau, quality lead at Westbank, {aboutInes}. Carl Boone, payroll lead at the head office, {aboutCarl}. Tamika Ross, HR partner for the plants, {aboutTamika}. Joel Ferris, fleet manager at Northgate, {aboutJoel}.',
        'If it comes to a letter, it will be dated {dated}. He is away until then, so he would sign for it on {received}.',
      ],
    },
    {
      kind: 'mail',
      title: 'What happened in the valve bay',
      from: 'Renata Cole, pipefitter, Eastbank',
      to: 'Owen Pratt',
      at: '{written}, 2026',
      paragraphs: [
        'On {incident}, at about {coleTime} in the morning, before the briefing, Dale Hutchins shouted at me in the valve bay in front of the others. He said, "You are the reason this crew is always last," and threw a glove on the bench. I had just told him that {told}.',
        'I don’t want a big case. I would like it to stop, and I would like to be asked before anyone moves me anywhere.',
      ],
    },
    {
      kind: 'mail',
      title: 'Re: Your side of it',
      from: 'Dale Hutchins, Eastbank',
      to: 'Owen Pratt',
      at: 'June 19, 2026',
      paragraphs: [
        'I raised my voice, and I said that the crew is always last, because it is. I did not say it was her fault. It was after the briefing, about {hutchinsTime}, and not before it, as I was in the dispatch booth until then.',
        'Ask anyone. Bea will tell you I thanked Renata for the Friday job that same week.',
      ],
    },
    {
      kind: 'log',
      title: 'Door log, Eastbank, {incident}',
      entries: [
        { at: '6:05', text: 'Cole, R. Yard gate, in' },
        { at: '6:31', text: '{inBay1}. Bay door, in' },
        { at: '6:33', text: '{inBay2}. Bay door, in' },
        {
          at: '6:34',
          text: 'Cole, R. Bay door, in. {inBay3} follows on the same opening (guard’s note)',
        },
        { at: '{boothTime}', text: 'Hutchins, D. Dispatch booth, in' },
        { at: 'Bay door', text: '{doorEntry}' },
        {
          at: '7:00–7:15',
          text: 'Crew briefing, break room. {outside1} and {outside2} sign in from the truck hall',
        },
      ],
    },
    {
      kind: 'chat',
      title: 'Eastbank crew, evening of {incident}',
      messages: [
        {
          from: 'Walt',
          at: '7:02 p.m.',
          text: 'Some show this morning. Was that before coffee or after?',
        },
        { from: 'Bea', at: '7:04 p.m.', text: 'Not for the chat, Walt.' },
        {
          from: 'Priya',
          at: '7:06 p.m.',
          text: 'He says after the briefing, she says before. I know what I’d bet on.',
        },
        {
          from: 'Omar',
          at: '7:09 p.m.',
          text: 'Bet on the door. It knows who was there better than we do.',
        },
      ],
    },
    {
      kind: 'policy',
      title: 'Fair Treatment Procedure, extract',
      sections: [
        {
          heading: '{safetyRule} Stop work',
          text: 'Anyone may stop work that looks unsafe. No one is told to go on until it has been looked at.',
        },
        {
          heading: '{conduct} Respect',
          text: 'No one is shouted at, insulted or threatened at work, whatever the reason.',
        },
        {
          heading: '{reprisalRule} No reprisal',
          text: 'No one loses hours, pay or duties for raising a concern in good faith.',
        },
        {
          heading: '5.1 Interim steps',
          text: 'Each step answers a named risk and has a date on which it is looked at again. No one who complains is moved unless they ask for it in writing. The snapshot is taken on the day of the complaint.',
        },
        {
          heading: '5.4 Records',
          text: 'Counted from the day itself, yard camera files are deleted after {cameraDays} days, radio recordings after {radioDays} and crew chats after {chatDays}. Door logs are kept for a year.',
        },
        {
          heading: '7.2 Appeal',
          text: 'The employee may appeal in writing within {appealDays} calendar days after the day on which the letter was received.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Overtime, hours a week',
      columns: ['Week', 'Renata Cole', 'Crew, mean'],
      rows: [
        ['Three weeks before she wrote', '{r1}', '{c1}'],
        ['Two weeks before', '{r2}', '{c2}'],
        ['The week before', '{r3}', '{c3}'],
        ['The week after she wrote', '{r4}', '{c4}'],
        ['Two weeks after', '{r5}', '{c5}'],
        ['Three weeks after', '{r6}', '{c6}'],
      ],
      note: 'Planned hours for the weeks that are still to come. The week in which she wrote is left out.',
    },
    {
      kind: 'table',
      title: 'Earlier outcomes and cases of this year, names removed',
      columns: ['What', 'Who', 'Result'],
      rows: [
        [
          'Shouted at a fitter before the crew',
          'Experienced hand, in charge that day, first finding',
          '{likeCase}',
        ],
        ['Shouted at a caller', 'Clerk, first finding', '{clerkCase}'],
        [
          'Shouted at an apprentice before the crew',
          'Experienced hand, in charge that day, first finding',
          '{likeCase}',
        ],
        ['Pushed a fitter', 'Lead, second finding', '{pushCase}'],
        ['Took copper home', 'Fitter, first finding', '{theftCase}'],
        ['Cases this year and average headcount', 'Eastbank', '{eastCases} and {eastHeads}'],
        ['Cases this year and average headcount', 'Westbank', '{westCases} and {westHeads}'],
        ['Cases this year and average headcount', 'Northgate', '{northCases} and {northHeads}'],
        [
          'Cases this year and average headcount',
          'The treatment plant',
          '{plantCases} and {plantHeads}',
        ],
      ],
    },
  ],
};

export const questions = [
  ...defineQuestions('employee-relations-m1', [
    {
      id: 'eastbank-highest-rate',
      type: 'multiple-choice',
      section: 'case-trends',
      fromFile: true,
      question:
        'The file lists the cases of four sites. Which one has the highest rate per 100 employees?',
      options: ['Eastbank', 'Westbank', 'Northgate', 'The treatment plant'],
      correctAnswer: '{highest}',
      points: 10,
      hint: 'Cases divided by average headcount, times 100, for each of the four.',
      explanation:
        '{highest} has {highestRate} cases per 100 employees, more than any other site. The site with the largest count tempts, because it is the first thing the eye finds, but a count without the headcount compares nothing.',
    },
    {
      id: 'eastbank-gates',
      type: 'multiple-select',
      section: 'informal-resolution-first',
      fromFile: true,
      question:
        'Both would like to keep it quiet. Which facts in the file close a gate to an informal route? Select all that apply.',
      options: [
        NOT_FIRST,
        PLANS_HOURS,
        DANGER,
        'The crew has taken sides in its chat.',
        'She has been there for nine years.',
      ],
      correctAnswer: ['{gate1}', '{gate2}'],
      points: 10,
      hint: 'Read Owen’s second paragraph and Renata’s mail, and run the four gates.',
      explanation:
        'Two gates are closed by what the file says: earlier concern, power over hours or danger, whichever two stand there. The chat tempts, as sides make a quiet talk harder, but a divided crew closes no gate, and neither does long service.',
    },
  ]),
  ...defineQuestions('employee-relations-m2', [
    {
      id: 'eastbank-first-lost',
      type: 'multiple-choice',
      section: 'terms-of-reference',
      fromFile: true,
      question:
        'Which record of the incident is deleted first, so that it has to be secured first?',
      options: [
        'The yard camera file, on {cameraLost}',
        'The radio recording, on {radioLost}',
        'The crew chat, on {chatLost}',
        'The door log, a year from {incident}',
      ],
      correctAnswer: '{firstLost}',
      points: 10,
      hint: 'Section 5.4 counts from the day itself, not from the complaint.',
      explanation:
        'Counted from {incident}, the first to go is this: {firstLost}. A camera is what most people think of first, and often rightly, but the procedure sets the days for each record, and only counting all of them shows which comes first.',
    },
    {
      id: 'eastbank-investigator',
      type: 'multiple-choice',
      section: 'impartial-investigator',
      fromFile: true,
      question: 'Four people have time to investigate. Whom do you propose?',
      options: [INES, CARL, TAMIKA, JOEL],
      correctAnswer: '{free}',
      points: 10,
      hint: 'Line, friendship, stake, history: run all four for each of them.',
      explanation:
        'This person has met neither of the two and has nothing at stake: {free}. Someone who knows the yard or HR well may look like the safer choice, but knowledge can be briefed in a day, and a tie can’t be removed.',
    },
    {
      id: 'eastbank-whether',
      type: 'multiple-choice',
      section: 'terms-of-reference',
      fromFile: true,
      question: 'Which line belongs at the top of the terms of reference?',
      options: [
        'Whether, on {incident}, in the valve bay, Mr. Hutchins allegedly shouted at Ms. Cole before the crew ({conduct}).',
        'Whether, on {incident}, in the valve bay, Mr. Hutchins allegedly shouted at Ms. Cole before the crew ({safetyRule}).',
        'Whether, on {written}, in the valve bay, Mr. Hutchins allegedly shouted at Ms. Cole before the crew ({conduct}).',
        'Whether, on {incident}, in the dispatch booth, Mr. Hutchins allegedly shouted at Ms. Cole at work ({conduct}).',
      ],
      correctAnswer:
        'Whether, on {incident}, in the valve bay, Mr. Hutchins allegedly shouted at Ms. Cole before the crew ({conduct}).',
      points: 10,
      hint: 'Check day, place and section number against the documents.',
      explanation:
        'Day, place and rule all agree with the file: {incident}, the valve bay, section {conduct}. The version with the day of her mail tempts because that date is at the head of the document, but a finding about the wrong day is a finding about nothing.',
    },
    {
      id: 'eastbank-overtime-reading',
      type: 'multiple-choice',
      section: 'non-retaliation',
      fromFile: true,
      question:
        'Renata asks whether her overtime has suffered since she wrote. What do you conclude from the table?',
      options: [HERS_ALONE, ALL_FELL, BEFORE, NO_FALL],
      correctAnswer: '{reading}',
      points: 10,
      hint: 'Compare two things: before with after, and her line with the crew’s.',
      explanation:
        'Set her line beside the crew’s, and before beside after: her mean went {overtimeMeans}. The reading that blames reprisal at once tempts after any complaint, and the one that clears everyone is just as quick; only the two comparisons tell which it is.',
    },
    {
      id: 'eastbank-steps',
      type: 'multiple-select',
      section: 'interim-measures-without-prejudgment',
      fromFile: true,
      question:
        'Owen took four steps. Which of them meet section 5.1 of the procedure as they stand? Select all that apply.',
      options: [NO_APPROACH, MOVE, HOURS, SNAPSHOT],
      correctAnswer: ['{sound1}', '{sound2}'],
      points: 10,
      hint: 'A date to look at it again, a wish in writing, the day itself.',
      explanation:
        'Two of the four fit: a step with a date on which it is looked at again, a move only if she asked in writing, a snapshot on the day itself. A step that is kind or careful in its purpose tempts, but without its date or her request it doesn’t meet the rule.',
    },
    {
      id: 'eastbank-camera-lost',
      type: 'short-answer',
      section: 'terms-of-reference',
      fromFile: true,
      question: 'On which date is the yard camera file of the incident deleted?',
      options: [],
      correctAnswer: '{cameraLost}',
      alsoAccepted: ['{cameraLostInDigits}', '{cameraLostDayFirst}', '{cameraLostAsSpoken}'],
      points: 10,
      hint: 'Month and day, such as May 5.',
      explanation:
        'The procedure gives {cameraDays} days from the day itself, and {incident} plus {cameraDays} days is {cameraLost}. Counting from the day Renata wrote is the usual slip, and it gives you days that you don’t have.',
    },
    {
      id: 'eastbank-overtime-change',
      type: 'short-answer',
      section: 'non-retaliation',
      fromFile: true,
      question:
        'By how many hours a week did Renata’s mean overtime change, from the three weeks before she wrote to the three weeks after?',
      options: [],
      correctAnswer: '{overtimeChange}',
      alsoAccepted: ['{overtimeChange} hours', '{overtimeChange}.0', '-{overtimeChange}'],
      points: 10,
      hint: 'A whole number, without a sign.',
      explanation:
        'Her mean went {overtimeMeans}, a change of {overtimeChange} hours a week. Comparing only the two weeks next to the complaint is the usual short cut, and then one odd week decides.',
    },
  ]),
  ...defineQuestions('employee-relations-m3', [
    {
      id: 'eastbank-time-finding',
      type: 'multiple-choice',
      section: 'credibility-factors',
      fromFile: true,
      question: 'The two disagree about the time. Which sentence may stand in the report?',
      options: [COLE_EARLY, HUTCHINS_LATE, BOTH_WRONG, LOG_SILENT],
      correctAnswer: '{onTime}',
      points: 10,
      hint: 'Read the line of the door log against both mails, and against the briefing.',
      explanation:
        'The bay door line of the log settles what may be said: "{doorEntry}", with the briefing from 7:00 to 7:15. The chat tempts as a second source, but no one in it says what they saw; a record made before any dispute outweighs a bet.',
    },
    {
      id: 'eastbank-put-to-him',
      type: 'multiple-choice',
      section: 'open-funneled-questions',
      fromFile: true,
      question:
        'How do you put the records to Mr. Hutchins, so that every figure in your question is right?',
      options: [
        'You wrote that it was about {hutchinsTime}. The booth has your badge at {boothTime}, and the bay door {logTime}. Take me through it.',
        'You wrote that it was about {coleTime}. The booth has your badge at {boothTime}, and the bay door {logTime}. Take me through it.',
        'You wrote that it was about {hutchinsTime}. The booth has your badge at {coleTime}, and the bay door {logTime}. Take me through it.',
        'You wrote that it was about {boothTime}. The booth has your badge at {hutchinsTime}, and the bay door {logTime}. Take me through it.',
      ],
      correctAnswer:
        'You wrote that it was about {hutchinsTime}. The booth has your badge at {boothTime}, and the bay door {logTime}. Take me through it.',
      points: 10,
      hint: 'One figure is his, one is hers, the others are the log’s.',
      explanation:
        'His mail says {hutchinsTime}, the booth {boothTime}, the bay door {logTime}. The version with {coleTime} tempts because that time is in the file, too, but it is her account, and a question that puts her words into his mouth spoils the answer.',
    },
    {
      id: 'eastbank-unheard',
      type: 'multiple-choice',
      section: 'evidence-log',
      fromFile: true,
      question: 'Whom do the records place in the bay, although Owen hasn’t heard this person yet?',
      options: ['Luis Ortega', 'Bea Lindqvist', 'Omar Haddad', 'Priya Nair', 'Walt Jensen'],
      correctAnswer: '{unheard}',
      points: 10,
      hint: 'Three people went in with Renata. Two of them have been heard.',
      explanation:
        'The door log has {inBay1}, {inBay2} and {inBay3} in the bay, and Owen heard {heard1} and {heard2}, so {unheard} is missing. Those who write most in the chat tempt as witnesses, but having an opinion isn’t having been there.',
    },
    {
      id: 'eastbank-in-the-bay',
      type: 'multiple-select',
      section: 'evidence-log',
      fromFile: true,
      question:
        'Which of the crew does the door log place in the valve bay before the briefing? Select all that apply.',
      options: ['Luis Ortega', 'Bea Lindqvist', 'Omar Haddad', 'Priya Nair', 'Walt Jensen'],
      correctAnswer: ['{inBay1}', '{inBay2}', '{inBay3}'],
      points: 10,
      hint: 'Read the guard’s note, too.',
      explanation:
        'The log has {inBay1} and {inBay2} by their own badges and {inBay3} by the guard’s note. The note is easily missed, because it stands in Renata’s line; {outside1} and {outside2} came to the briefing from the truck hall.',
    },
  ]),
  ...defineQuestions('employee-relations-m4', [
    {
      id: 'eastbank-comparator',
      type: 'multiple-choice',
      section: 'comparators',
      fromFile: true,
      question:
        'Suppose the shouting is substantiated and is his first finding, while he was in charge of the job. Which outcome do the comparable cases support?',
      options: [COACHING, WARNING, FINAL, OFF_LEAD],
      correctAnswer: '{likeCase}',
      points: 10,
      hint: 'Same act, same position, same record: which rows are these?',
      explanation:
        'Two rows share the act, the position and the clean record, and both ended alike: {likeCase}. The row about the push tempts because it is also about a lead and a fitter, but another act and a second finding make it another case.',
    },
    {
      id: 'eastbank-appeal-ends',
      type: 'short-answer',
      section: 'right-to-respond-and-appeal',
      fromFile: true,
      question:
        'If a letter goes out as Owen plans, what is the last day for Mr. Hutchins to appeal?',
      options: [],
      correctAnswer: '{appealEnds}',
      alsoAccepted: ['{appealEndsInDigits}', '{appealEndsDayFirst}', '{appealEndsAsSpoken}'],
      points: 10,
      hint: 'Month and day, such as May 5.',
      explanation:
        'He signs for the letter on {received}, and {appealDays} calendar days after that is {appealEnds}. Counting from {dated}, the date on the letter, is the usual slip: it takes days from someone who could not have known.',
    },
  ]),
];
