import { defineQuestions, type SkillCheckConfig } from '#skill-check-schema.ts';

const percent = (share: number, decimals = 0) => `${(share * 100).toFixed(decimals)}%`;

const TRANSFERS = 'It counts transfers as leavers.';
const OPENING = 'It divides by the opening headcount.';
const NO_DISMISSALS = 'It leaves the dismissals out.';
const TIMES_FOUR = 'It is four times the quarter’s figure.';

/** The quarter in figures, and what is wrong with slide 1. */
const QUARTERS = [
  { opening: 380, closing: 420, resigned: 18, dismissed: 6, moved: 10, fault: TRANSFERS },
  { opening: 290, closing: 310, resigned: 15, dismissed: 6, moved: 9, fault: OPENING },
  { opening: 240, closing: 260, resigned: 14, dismissed: 6, moved: 5, fault: NO_DISMISSALS },
  { opening: 490, closing: 510, resigned: 36, dismissed: 9, moved: 12, fault: TIMES_FOUR },
].map(({ opening, closing, resigned, dismissed, moved, fault }) => {
  const left = resigned + dismissed;
  const average = (opening + closing) / 2;
  const onSlide = {
    [TRANSFERS]: (left + moved) / average,
    [OPENING]: left / opening,
    [NO_DISMISSALS]: resigned / average,
    [TIMES_FOUR]: (left / average) * 4,
  }[fault]!;
  const rate = ((left / average) * 100).toFixed(1);
  return {
    opening: `${opening}`,
    closing: `${closing}`,
    resigned: `${resigned}`,
    dismissed: `${dismissed}`,
    moved: `${moved}`,
    average: `${average}`,
    left: `${left}`,
    slideRate: percent(onSlide, 1),
    rate,
    rateWhole: `${Number(rate)}`,
    fault,
  };
});

const MIX = 'The rate of each group held. The share of newcomers grew.';
const NEWER = 'The newcomers left more often. The shares of the groups held.';
const LONGER = 'The longer-serving left more often. The shares of the groups held.';
const BOTH = 'Both groups left more often. The shares of the groups held.';

/** What moved the total from year to year. */
const GROUPS = [
  { longer: [30, 300, 20, 200], newer: [30, 100, 60, 200], mover: MIX },
  { longer: [27, 300, 27, 300], newer: [21, 100, 37, 100], mover: NEWER },
  { longer: [24, 300, 42, 300], newer: [24, 100, 24, 100], mover: LONGER },
  { longer: [18, 300, 30, 300], newer: [22, 100, 30, 100], mover: BOTH },
].map(({ longer, newer, mover }) => {
  const [l1 = 0, lOf1 = 1, l2 = 0, lOf2 = 1] = longer;
  const [n1 = 0, nOf1 = 1, n2 = 0, nOf2 = 1] = newer;
  return {
    longer1: `${l1} of ${lOf1}`,
    longer2: `${l2} of ${lOf2}`,
    newer1: `${n1} of ${nOf1}`,
    newer2: `${n2} of ${nOf2}`,
    longerRates: `${percent(l1 / lOf1)} to ${percent(l2 / lOf2)}`,
    newerRates: `${percent(n1 / nOf1)} to ${percent(n2 / nOf2)}`,
    total1: percent((l1 + n1) / (lOf1 + nOf1)),
    total2: percent((l2 + n2) / (lOf2 + nOf2)),
    mover,
  };
});

/** Turnover before and after the pilot, in percent, with and without it. */
const PILOTS = [
  { pilot: [30, 21], others: [28, 24] },
  { pilot: [32, 22], others: [30, 26] },
  { pilot: [27, 20], others: [26, 23] },
  { pilot: [34, 24], others: [31, 28] },
].map(({ pilot: [before = 0, after = 0], others: [othersBefore = 0, othersAfter = 0] }) => {
  const [fall, othersFall] = [before - after, othersBefore - othersAfter];
  return {
    pilotBefore: `${before}%`,
    pilotAfter: `${after}%`,
    othersBefore: `${othersBefore}%`,
    othersAfter: `${othersAfter}%`,
    pilotFall: `${fall}`,
    othersFall: `${othersFall}`,
    effect: `${fall - othersFall}`,
  };
});

const LOWERED = '“The new schedule lowered turnover.” Keep the sentence, with its range.';
const ASSOCIATED = '“The new schedule goes with lower turnover.” Say who chose to take part.';
const RETURNED = '“Turnover fell back from an unusual year.” Say how the six were chosen.';
const SEASON = '“Turnover was lower in fall than in spring.” Ask for the same months.';

/** How the pilot was set up, and what may be said of it. */
const DESIGNS = [
  { chosen: 'The six were drawn by lot from thirteen that had agreed to either', verb: LOWERED },
  { chosen: 'The six are those whose managers asked to be in it', verb: ASSOCIATED },
  { chosen: 'The six are those with the highest turnover of all last year', verb: RETURNED },
  {
    chosen:
      'The six were drawn by lot, but before means March to May and after means September to November, and for the other seven it is the whole year',
    verb: SEASON,
  },
];

/** The least size of a group that is shown, and the people at five sites. */
const SITES = [
  { least: '10', sizes: [9, 34, 7, 12, 58] },
  { least: '8', sizes: [11, 6, 40, 7, 15] },
  { least: '15', sizes: [22, 16, 14, 61, 12] },
  { least: '12', sizes: [30, 11, 13, 10, 44] },
].map(({ least, sizes }) => {
  const names = ['Ashby', 'Brookline', 'Carver', 'Dunmore', 'Eastham'];
  const small = names.filter((_, at) => sizes[at]! < Number(least));
  return {
    least,
    ashby: `${sizes[0]}`,
    brookline: `${sizes[1]}`,
    carver: `${sizes[2]}`,
    dunmore: `${sizes[3]}`,
    eastham: `${sizes[4]}`,
    small1: small[0]!,
    small2: small[1]!,
  };
});

/** Leavers at the mail-order site, and the margin of its rate. */
const MARGINS = [
  { mailOrder: '225', mailOrderLeft: '45', mailOrderRate: '20%', margin: 'About 5 points' },
  { mailOrder: '100', mailOrderLeft: '20', mailOrderRate: '20%', margin: 'About 8 points' },
  { mailOrder: '64', mailOrderLeft: '16', mailOrderRate: '25%', margin: 'About 11 points' },
  { mailOrder: '36', mailOrderLeft: '18', mailOrderRate: '50%', margin: 'About 17 points' },
];

const money = (amount: number) => amount.toLocaleString('en-US');

/** The parts of what a leaver costs, and what the program costs. */
const COSTS = [
  { fee: 2500, training: 1200, overtime: 1800, unpaid: 1500, lost: 2600, pharmacies: 12 },
  { fee: 3100, training: 900, overtime: 1500, unpaid: 2000, lost: 1900, pharmacies: 14 },
  { fee: 2000, training: 1500, overtime: 1000, unpaid: 1500, lost: 2200, pharmacies: 11 },
  { fee: 4200, training: 1300, overtime: 2000, unpaid: 2500, lost: 3400, pharmacies: 10 },
].map(({ fee, training, overtime, unpaid, lost, pharmacies }) => {
  const perPharmacy = 7500;
  const cash = fee + training + overtime - unpaid;
  const program = perPharmacy * pharmacies;
  return {
    fee: money(fee),
    training: money(training),
    overtime: money(overtime),
    unpaid: money(unpaid),
    lost: money(lost),
    cash: money(cash),
    cashAndUnpaid: money(cash + unpaid),
    cashAndLost: money(cash + lost),
    feeAndTraining: money(fee + training),
    pharmacies: `${pharmacies}`,
    perPharmacy: money(perPharmacy),
    program: money(program),
    // The first whole number of exits at which the program has paid for itself.
    breakEven: `${Math.ceil(program / cash)}`,
  };
});

/** An intake at days 0, 30 and 90. */
const INTAKES = [
  [80, 60, 48],
  [100, 80, 60],
  [150, 120, 84],
  [60, 50, 42],
].map(([hired = 1, at30 = 1, at90 = 1]) => ({
  hired: `${hired}`,
  at30: `${at30}`,
  at90: `${at90}`,
  leftBetween: `${at30 - at90}`,
  ofThose: percent((at30 - at90) / at30),
  ofHired: percent((at30 - at90) / hired),
  ofAll: percent((hired - at90) / hired),
  ofStaying: percent((at30 - at90) / at90),
}));

const BELOW = 'The ratio of the two rates is below four fifths.';
const NOT_BELOW = 'The ratio of the two rates is four fifths or more.';
const ONE_LESS = 'Group 1 passed less often than group 2.';
const TWO_LESS = 'Group 2 passed less often than group 1.';

/** Who passed the screening tool. */
const PASSED = [
  { one: [150, 300], two: [45, 120], ratio: '0.75', is: [BELOW, TWO_LESS] },
  { one: [90, 250], two: [60, 150], ratio: '0.90', is: [NOT_BELOW, ONE_LESS] },
  { one: [66, 220], two: [52, 130], ratio: '0.75', is: [BELOW, ONE_LESS] },
  { one: [120, 240], two: [63, 140], ratio: '0.90', is: [NOT_BELOW, TWO_LESS] },
].map(({ one, two, ratio, is }) => ({
  groupOne: `${one[0]} of ${one[1]}`,
  groupTwo: `${two[0]} of ${two[1]}`,
  ratio,
  size: is[0]!,
  direction: is[1]!,
}));

const RECRUITERS = ['Ana Ruiz', 'Ben Okafor', 'Cleo Hart', 'Dev Malhotra'];
const CAREFUL = ['212 | 31 | 95 s', '188 | 22 | 140 s', '240 | 40 | 71 s'];

/** Whose decisions only repeat the tool's. */
const OVERSIGHT = RECRUITERS.map((onPaper, at) => {
  const lines = RECRUITERS.map((_, other) =>
    other === at ? '604 | 1 | 7 s' : CAREFUL[((other + 4 - at) % 4) - 1]!,
  ).map((line) => line.split(' | '));
  const cells = RECRUITERS.flatMap((_, other) =>
    ['seen', 'changed', 'seconds'].map((name, cell): [string, string] => [
      `${name}${other + 1}`,
      lines[other]![cell]!,
    ]),
  );
  return { ...Object.fromEntries(cells), onPaper };
});

const MEETS = 'meets all four knockouts';
/** Which vendor has the highest score among those that meet every knockout. */
const VENDORS = [
  { scores: ['352', '331', '318', '340'], meets: [1, 2], vendor: 'Vendor B' },
  { scores: ['309', '344', '327', '336'], meets: [0, 2], vendor: 'Vendor C' },
  { scores: ['338', '347', '361', '322'], meets: [0, 3], vendor: 'Vendor A' },
  { scores: ['345', '350', '312', '329'], meets: [2, 3], vendor: 'Vendor D' },
].map(({ scores, meets, vendor }) => ({
  scoreA: scores[0]!,
  scoreB: scores[1]!,
  scoreC: scores[2]!,
  scoreD: scores[3]!,
  knockA: meets.includes(0) ? MEETS : 'has no export of its audit log',
  knockB: meets.includes(1) ? MEETS : 'trains its own models on our data',
  knockC: meets.includes(2) ? MEETS : 'keeps candidates’ data for ten years',
  knockD: meets.includes(3) ? MEETS : 'shows no reason for a score',
  vendor,
}));

const MENTORS = 'Lena decides by July 14 which pharmacies get the mentors.';
const SCHEDULE = 'Lena decides by July 14 whether the schedule is extended.';
const BONUS = 'Marcus decides by July 21 whether a bonus is paid.';
const TOOL = 'Marcus decides by July 21 whether the tool stays in use.';

/** Which decision the page is for. */
const WANTED = [
  {
    want: 'I need to know by the 14th where the twelve mentors do the most good. The rest can wait',
    asker: 'Lena Marsh',
    decision: MENTORS,
  },
  {
    want: 'The lease on the scheduling software ends on the 14th. Do we go on with it in all pharmacies or not',
    asker: 'Lena Marsh',
    decision: SCHEDULE,
  },
  {
    want: 'On the 21st I have to say yes or no to the retention bonus. Everything else is nice to know',
    asker: 'Marcus Bell',
    decision: BONUS,
  },
  {
    want: 'Legal wants my answer by the 21st: do we keep screening with the tool or switch it off',
    asker: 'Marcus Bell',
    decision: TOOL,
  },
];

const RETIRED = 'A dispenser who retires';
const ENDED = 'A temp whose fixed term ends';
const RESIGNED = 'A pharmacist who resigns on day 3';
const MERGED = 'A clerk who moves to a sister company';
const DIED = 'A driver who dies';

/** Which three of five events count as leavers. */
const LEAVERS = [
  {
    counts1: RETIRED,
    counts2: ENDED,
    counts3: RESIGNED,
    counted: 'retirement, the end of a fixed term and resignation from day 1',
    notCounted: 'transfers within the group and deaths',
  },
  {
    counts1: RETIRED,
    counts2: RESIGNED,
    counts3: DIED,
    counted: 'retirement, death and resignation from day 1',
    notCounted: 'transfers within the group and the end of a fixed term',
  },
  {
    counts1: ENDED,
    counts2: RESIGNED,
    counts3: MERGED,
    counted: 'the end of a fixed term, transfers within the group and resignation from day 1',
    notCounted: 'retirements and deaths',
  },
  {
    counts1: RETIRED,
    counts2: MERGED,
    counts3: DIED,
    counted: 'retirement, death and transfers within the group',
    notCounted: 'resignations in the first 14 days and the end of a fixed term',
  },
];

export const facts = [
  QUARTERS,
  GROUPS,
  PILOTS,
  DESIGNS,
  SITES,
  MARGINS,
  COSTS,
  INTAKES,
  PASSED,
  OVERSIGHT,
  VENDORS,
  WANTED,
  LEAVERS,
];

export const caseFile: SkillCheckConfig['caseFile'] = {
  title: 'Alder Pharmacy Services: the people pages for the board',
  asks: { 'multiple-choice': 3, 'multiple-select': 1, 'short-answer': 1 },
  documents: [
    {
      kind: 'mail',
      title: 'People pages, second draft',
      from: 'Xochitl Barragán, people analyst',
      to: 'You',
      at: 'Thursday, July 2, 2026, 5:31 p.m.',
      paragraphs: [
        'Here is the draft with everything behind it. Please be hard on it; the board will be.',
        'Slide 1: dispensing turnover in the quarter, {slideRate}. Slide 2: company turnover, {total1} last year and {total2} this year. Slide 3: the schedule pilot in six pharmacies. {chosen}.',
        'Slide 4: the January intake. Of {hired} people hired, {at30} were here on day 30 and {at90} on day 90. Slide 5: the mail-order site, where {mailOrderLeft} of {mailOrder} people left in twelve months. Slide 6: the screening tool on our own applicants. In group 1, {groupOne} passed; in group 2, {groupTwo}.',
        'I have kept the titles short. Tell me which of them say too much.',
      ],
    },
    {
      kind: 'chat',
      title: 'Board pages, with Finance',
      messages: [
        { from: '{asker}', at: '9:02 a.m.', text: '{want}.' },
        {
          from: 'Priscilla Yoon, Finance',
          at: '9:10 a.m.',
          text: 'For the sums. Each leaver: agency {fee}, training {training}, overtime for cover {overtime}, lost output {lost}. While the post is empty we don’t pay wages of {unpaid}.',
        },
        { from: 'Xochitl', at: '9:14 a.m.', text: 'And the paired first month?' },
        {
          from: 'Priscilla Yoon, Finance',
          at: '9:15 a.m.',
          text: '{perPharmacy} a year for each pharmacy, and {pharmacies} would start. I look at cash first. Lost output belongs on the page, too, but on a line of its own.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Dispensing, April to June',
      columns: ['Line', 'People'],
      rows: [
        ['On April 1', '{opening}'],
        ['Resigned', '{resigned}'],
        ['Dismissed', '{dismissed}'],
        ['Moved to other companies of the group', '{moved}'],
        ['On June 30', '{closing}'],
      ],
      note: 'In this table a leaver is someone who resigned or was dismissed, as the board has had it since 2024.',
    },
    {
      kind: 'table',
      title: 'Turnover, two years',
      columns: ['Group', 'Last year', 'This year'],
      rows: [
        ['12 months or more', '{longer1}', '{longer2}'],
        ['Under 12 months', '{newer1}', '{newer2}'],
        ['Six pilot pharmacies', '{pilotBefore}', '{pilotAfter}'],
        ['Seven comparable pharmacies', '{othersBefore}', '{othersAfter}'],
      ],
    },
    {
      kind: 'policy',
      title: 'Data rules for the yearly report, extract',
      sections: [
        {
          heading: '1 Leavers',
          text: 'For the yearly report, leavers are {counted}. Not counted: {notCounted}. The quarterly board page keeps its own definition.',
        },
        {
          heading: '2 Small groups',
          text: 'No figure is shown for a group of fewer than {least} people, in a table, a chart or a note.',
        },
        {
          heading: '3 Purpose',
          text: 'Data is used for the purpose it was collected for. A further purpose has its own assessment and notice first.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Compounding sites',
      columns: ['Site', 'People'],
      rows: [
        ['Ashby', '{ashby}'],
        ['Brookline', '{brookline}'],
        ['Carver', '{carver}'],
        ['Dunmore', '{dunmore}'],
        ['Eastham', '{eastham}'],
      ],
    },
    {
      kind: 'table',
      title: 'Screening tool, decisions in June',
      columns: ['Recruiter', 'Recommendations seen', 'Changed', 'Median time'],
      rows: [
        ['Ana Ruiz', '{seen1}', '{changed1}', '{seconds1}'],
        ['Ben Okafor', '{seen2}', '{changed2}', '{seconds2}'],
        ['Cleo Hart', '{seen3}', '{changed3}', '{seconds3}'],
        ['Dev Malhotra', '{seen4}', '{changed4}', '{seconds4}'],
      ],
    },
    {
      kind: 'log',
      title: 'Vendors for the next tool',
      entries: [
        { at: 'Vendor A', text: '{scoreA} of 400; {knockA}.' },
        { at: 'Vendor B', text: '{scoreB} of 400; {knockB}.' },
        { at: 'Vendor C', text: '{scoreC} of 400; {knockC}.' },
        { at: 'Vendor D', text: '{scoreD} of 400; {knockD}.' },
      ],
    },
  ],
};

export const questions = [
  ...defineQuestions('people-analytics-m1', [
    {
      id: 'alder-decision',
      type: 'multiple-choice',
      section: 'the-business-question',
      fromFile: true,
      question: 'Which decision must the people pages serve?',
      options: [MENTORS, SCHEDULE, BONUS, TOOL],
      correctAnswer: '{decision}',
      points: 10,
      hint: 'Read what was asked before the figures were.',
      explanation:
        'The chat begins with it: {decision} The other three tempt, as each has a slide or a sum in the file, but a page that serves every decision serves none by its date.',
    },
  ]),
  ...defineQuestions('people-analytics-m2', [
    {
      id: 'alder-slide-one',
      type: 'multiple-choice',
      section: 'turnover-absence-and-quality-of-hire-formulas',
      fromFile: true,
      question: 'What is wrong with the figure on slide 1?',
      options: [TRANSFERS, OPENING, NO_DISMISSALS, TIMES_FOUR],
      correctAnswer: '{fault}',
      points: 10,
      hint: 'Work out the rate from the table, then try which slip gives the figure on the slide.',
      explanation:
        'By the board’s definition {left} of an average of {average} people left, or {rate}%. The slide has {slideRate}, and only one slip leads there: {fault} The others are common, too, which is why you try each of them on the numbers.',
    },
    {
      id: 'alder-leavers',
      type: 'multiple-select',
      section: 'data-dictionary',
      fromFile: true,
      question: 'Which of these count as leavers in the yearly report? Select all that apply.',
      options: [RETIRED, ENDED, RESIGNED, MERGED, DIED],
      correctAnswer: ['{counts1}', '{counts2}', '{counts3}'],
      points: 10,
      hint: 'Rule 1, and not what you are used to.',
      explanation:
        'Rule 1 counts {counted}, and leaves out {notCounted}. Your own company’s definition tempts, since it feels like the natural one, but no definition is natural; the one that was written down is the one that was reported last year.',
    },
    {
      id: 'alder-turnover',
      type: 'short-answer',
      section: 'turnover-absence-and-quality-of-hire-formulas',
      fromFile: true,
      question:
        'What was dispensing turnover from April to June by the board’s definition, in percent?',
      options: [],
      correctAnswer: '{rate}',
      alsoAccepted: ['{rate}%', '{rateWhole}', '{rateWhole}%'],
      points: 10,
      hint: 'The number, to one decimal if it has one.',
      explanation:
        '{left} leavers by an average of {average} people is {rate}%. Adding the {moved} who moved within the group tempts, because they left the table, but by this definition they are no leavers.',
    },
  ]),
  ...defineQuestions('people-analytics-m3', [
    {
      id: 'alder-mover',
      type: 'multiple-choice',
      section: 'segmentation',
      fromFile: true,
      question: 'What moved company turnover from {total1} to {total2}?',
      options: [MIX, NEWER, LONGER, BOTH],
      correctAnswer: '{mover}',
      points: 10,
      hint: 'First the rate in each group, then the size of each group.',
      explanation:
        'The longer-serving went from {longerRates}, the newcomers from {newerRates}. {mover} To read the cause from the total alone tempts, because the total is on the slide, but a total can rise while no rate does.',
    },
    {
      id: 'alder-pilot-wording',
      type: 'multiple-choice',
      section: 'correlation-versus-causation',
      fromFile: true,
      question: 'What may slide 3 say?',
      options: [LOWERED, ASSOCIATED, RETURNED, SEASON],
      correctAnswer: '{verb}',
      points: 10,
      hint: 'How the six were chosen, and which months were compared, decides the verb.',
      explanation:
        'Xochitl’s mail says how it was done: "{chosen}." That design carries this and no more: {verb} The strongest verb always tempts before a board; whether it is earned depends on the lot, the volunteers, the worst year and the months.',
    },
    {
      id: 'alder-small-sites',
      type: 'multiple-select',
      section: 'small-sample-caution',
      fromFile: true,
      question: 'For which compounding sites may no figure be shown? Select all that apply.',
      options: ['Ashby', 'Brookline', 'Carver', 'Dunmore', 'Eastham'],
      correctAnswer: ['{small1}', '{small2}'],
      points: 10,
      hint: 'Rule 2 has the number.',
      explanation:
        'Rule 2 asks for at least {least} people, and {small1} and {small2} have fewer. A site just above the line tempts you to be careful twice, but a rule that is stretched site by site can’t be explained to the site that was left out.',
    },
    {
      id: 'alder-margin',
      type: 'multiple-choice',
      section: 'small-sample-caution',
      fromFile: true,
      question: 'How wide is the rough margin of the 95% range around the rate on slide 5?',
      options: ['About 5 points', 'About 8 points', 'About 11 points', 'About 17 points'],
      correctAnswer: '{margin}',
      points: 10,
      hint: '2 × √(rate × (1 − rate) ÷ n).',
      explanation:
        'The rate is {mailOrderRate} of {mailOrder} people, and the formula gives this: {margin} on either side. A smaller margin tempts, because it makes the slide look firm; the square root of the number of people decides, and not the wish for a clear line.',
    },
    {
      id: 'alder-pilot-effect',
      type: 'short-answer',
      section: 'correlation-versus-causation',
      fromFile: true,
      question:
        'By how many percentage points did turnover fall in the pilot pharmacies beyond what it fell in the comparable ones?',
      options: [],
      correctAnswer: '{effect}',
      alsoAccepted: ['{effect} points', '{effect}%', '{effect}.0'],
      points: 10,
      hint: 'A whole number.',
      explanation:
        'The pilot fell by {pilotFall} points, the comparable pharmacies by {othersFall}, which leaves {effect}. Reporting the whole {pilotFall} tempts, as it is true of the pilot pharmacies, but some of it would have happened anyway.',
    },
  ]),
  ...defineQuestions('people-analytics-m4', [
    {
      id: 'alder-cash',
      type: 'multiple-choice',
      section: 'cost-of-turnover',
      fromFile: true,
      question: 'What does one leaver cost in cash, by the figures that Finance gives?',
      options: ['{cash}', '{cashAndUnpaid}', '{cashAndLost}', '{feeAndTraining}'],
      correctAnswer: '{cash}',
      points: 10,
      hint: 'What is paid, less what is not paid.',
      explanation:
        'Agency, training and overtime, less the wages of {unpaid} that the empty post saves, make {cash}. {cashAndUnpaid} tempts, because one adds what a leaver causes and forgets what the vacancy saves; lost output isn’t cash.',
    },
    {
      id: 'alder-intake',
      type: 'multiple-choice',
      section: 'cohort-turnover',
      fromFile: true,
      question:
        'Of the January intake that was still there on day 30, what share had left by day 90?',
      options: ['{ofThose}', '{ofHired}', '{ofAll}', '{ofStaying}'],
      correctAnswer: '{ofThose}',
      points: 10,
      hint: 'Who could leave in that window? They stand below the line.',
      explanation:
        '{leftBetween} of the {at30} who were there on day 30 left by day 90: {ofThose}. {ofHired} tempts, because everything else about an intake is counted on those hired, but those gone by day 30 could no longer leave.',
    },
    {
      id: 'alder-break-even',
      type: 'short-answer',
      section: 'cost-of-turnover',
      fromFile: true,
      question:
        'How many exits a year must the paired first month prevent to pay for itself in cash? Round up to a whole number.',
      options: [],
      correctAnswer: '{breakEven}',
      alsoAccepted: ['{breakEven} exits'],
      points: 10,
      hint: 'The cost of all pharmacies that would start, by the cash cost of a leaver.',
      explanation:
        '{pharmacies} pharmacies at {perPharmacy} cost {program}; by {cash} a leaver that is {breakEven} exits, rounded up. Adding lost output makes it fewer and tempts, but then the board compares cash with something that is not.',
    },
  ]),
  ...defineQuestions('people-analytics-m5', [
    {
      id: 'alder-ratio',
      type: 'multiple-select',
      section: 'bias-testing',
      fromFile: true,
      question: 'What do the figures on slide 6 show? Select all that apply.',
      options: [BELOW, NOT_BELOW, ONE_LESS, TWO_LESS, 'The tool is fair to both groups.'],
      correctAnswer: ['{size}', '{direction}'],
      points: 10,
      hint: 'Two rates, then the lower one divided by the higher one.',
      explanation:
        'The lower rate divided by the higher one is {ratio}, and four fifths is 0.80. {direction} That the tool is fair tempts when the ratio is high, but one ratio says nothing about errors or about what the tool measures.',
    },
    {
      id: 'alder-oversight',
      type: 'multiple-choice',
      section: 'human-oversight',
      fromFile: true,
      question: 'The rule says that a person decides. Whose decisions do you look at first?',
      options: ['Ana Ruiz', 'Ben Okafor', 'Cleo Hart', 'Dev Malhotra'],
      correctAnswer: '{onPaper}',
      points: 10,
      hint: 'How many, how many changed, and how long for each?',
      explanation:
        'One change in 604 recommendations, at seven seconds each, is a signature and not a decision: {onPaper}. The recruiter who changes most tempts, because that looks like trouble with the tool, but it is what oversight looks like.',
    },
    {
      id: 'alder-vendor',
      type: 'multiple-choice',
      section: 'requirements-and-vendor-scoring',
      fromFile: true,
      question: 'Which vendor goes to the next round in first place?',
      options: ['Vendor A', 'Vendor B', 'Vendor C', 'Vendor D'],
      correctAnswer: '{vendor}',
      points: 10,
      hint: 'Knockouts first, points second.',
      explanation:
        '{vendor} has the highest score among those that meet all four knockouts. The highest score of all tempts, but a knockout that can be outweighed by points was never a knockout, and the next vendor will ask for the same.',
    },
  ]),
];
