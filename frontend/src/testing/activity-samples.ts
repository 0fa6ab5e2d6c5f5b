/** Creates complete, plausible objects of the contract; a test overrides only the values it is about. */
import type {
  Activity,
  ActivityState,
  ActivitySubmission,
  MarkUpDocument,
} from '@learning/shared/contract/activities';
import type {
  ConversationSubmissionPayload,
  MarkUpSubmissionPayload,
  PublicGeneratorConfig,
  PublicConversationConfig,
  PublicMarkUpConfig,
  PublicScenarioConfig,
  PublicSimulationConfig,
  ScenarioSubmissionPayload,
  SimulationSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import type { ScenarioAttempt, ScenarioReview } from '@learning/shared/contract/scenarios';
import type { SimulationAttempt } from '@learning/shared/contract/simulations';

const generatorField = (
  overrides: Partial<PublicGeneratorConfig['fields'][number]> & { id: string; label: string },
): PublicGeneratorConfig['fields'][number] => ({
  type: 'text',
  required: false,
  placeholder: '',
  options: [],
  description: '',
  ...overrides,
});

/** Creates a scenario of one to two decisions. */
export const scenarioConfig = (
  overrides: Partial<PublicScenarioConfig> = {},
): PublicScenarioConfig => ({
  scenario: {
    title: 'Three Late Starts',
    context: 'Rob wants Thandi written up.',
    people: [{ name: 'Rob Hale', role: 'Warehouse supervisor' }],
  },
  decisions: { fewest: 1, most: 2 },
  passingScore: 70,
  actionPlan: { template: 'MY PLAN\n\nFacts: ____', sections: ['Facts to check'] },
  ...overrides,
});

const firstStep = {
  id: 's1',
  title: 'The request',
  description: 'Decide what you need.',
  messages: [
    { from: 'Rob Hale', at: '9:10 AM', text: 'Write her up today.' },
    { from: 'You', at: '9:12 AM', text: 'What do you have on paper?' },
  ],
};
const firstChoices = [
  { id: 's1a', text: 'Pull the clock times', reasoning: 'Data survives a challenge.' },
  { id: 's1b', text: 'Draft the page now', reasoning: 'A draft can be corrected.' },
];
const secondStep = {
  id: 's2b',
  title: 'The page is out',
  description: 'Decide how to repair it.',
  situation: 'Rob has read the page out.',
};
const secondChoices = [
  { id: 's2b-a', text: 'Mark it not issued' },
  { id: 's2b-b', text: 'Shred it' },
];

/** Creates an open attempt after these choices: none, `s1b`, or `s1b` and `s2b-b`. */
export const scenarioAttempt = (...choiceIds: string[]): ScenarioAttempt => {
  const steps = [
    {
      step: firstStep,
      choices: firstChoices,
      consequence: 'Once a page exists it shapes the meeting.',
    },
    {
      step: secondStep,
      choices: secondChoices,
      consequence: 'A missing page looks like a cover-up.',
    },
  ];
  const open = steps[choiceIds.length];
  const isAtEnd = choiceIds.length === steps.length;
  return {
    id: 'attempt-0002',
    activityId: 'late-starts',
    startedAt: '2026-11-04T09:00:00Z',
    decisions: choiceIds.map((id, index) => {
      const { step, choices, consequence } = steps[index]!;
      return { step, choice: choices.find((choice) => choice.id === id)!, consequence };
    }),
    step: open ? { ...open.step, choices: open.choices } : null,
    lookBack: isAtEnd
      ? steps.map(({ step, choices }) => ({
          stepId: step.id,
          choices: choices.map(({ id, text }) => ({ id, text })),
        }))
      : [],
  };
};

/** Creates the review after a pass. */
export const scenarioReview = (overrides: Partial<ScenarioReview> = {}): ScenarioReview => ({
  shares: [
    {
      stepId: 's1',
      choices: [
        { id: 's1a', text: 'Pull the clock times', percent: 75 },
        { id: 's1b', text: 'Draft the page now', percent: 25 },
      ],
    },
  ],
  scenario: {
    steps: [
      {
        ...firstStep,
        choices: [
          {
            ...firstChoices[0]!,
            value: 10,
            feedback: 'You lose an hour and gain facts.',
            next: null,
          },
          {
            ...firstChoices[1]!,
            value: 3,
            feedback: 'Once a page exists it shapes the meeting.',
            next: 's2b',
          },
        ],
      },
      {
        ...secondStep,
        choices: [
          { ...secondChoices[0]!, value: 10, feedback: 'Keeping it shows honesty.', next: null },
          {
            ...secondChoices[1]!,
            value: 0,
            feedback: 'A missing page looks like a cover-up.',
            next: null,
          },
        ],
      },
    ],
  },
  ...overrides,
});

/** Creates a file note with two required text fields and an optional field of each other type. */
export const generatorConfig = (): PublicGeneratorConfig => ({
  template: { title: 'File Note', description: 'One event, one page.', type: 'file-note' },
  fields: [
    generatorField({ id: 'name', label: 'Employee name', required: true }),
    generatorField({ id: 'facts', label: 'Facts', type: 'textarea', required: true }),
    generatorField({ id: 'kind', label: 'Kind', type: 'select', options: ['Talk', 'Letter'] }),
    generatorField({ id: 'day', label: 'Date', type: 'date' }),
    generatorField({ id: 'count', label: 'Days late', type: 'number' }),
  ],
  output: {
    format: 'html',
    filename: 'file-note',
    template: '<h1>File note: {{name}}</h1><p>{{facts}}</p>',
    body: {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'h1',
          children: [{ type: 'text', value: 'File note: {{name}}' }],
        },
        { type: 'element', tagName: 'p', children: [{ type: 'text', value: '{{facts}}' }] },
        {
          type: 'element',
          tagName: 'p',
          children: [{ type: 'text', value: 'Kind: {{kind}}. Late: {{count}}. On: {{day}}' }],
        },
      ],
    },
  },
  examples: { sampleData: { name: 'Ada Grey', facts: 'Clock-in at 6:19.', kind: 'Talk' } },
});

export const activity = (overrides: Partial<Activity> = {}): Activity => ({
  id: 'late-starts',
  moduleId: 'm1',
  title: 'Three Late Starts',
  description: 'Decide what facts you need.',
  type: 'scenario',
  duration: '15 minutes',
  passingScore: 70,
  config: JSON.stringify(scenarioConfig()),
  ...overrides,
});

/** Creates the payload of a pass, with points. */
export const scenarioPayload = (
  overrides: Partial<ScenarioSubmissionPayload> = {},
): ScenarioSubmissionPayload => ({
  choices: { s1: 's1b', s2b: 's2b-b' },
  finalScore: 17,
  maxScore: 20,
  percentage: 85,
  lookBackPercent: 100,
  completedSteps: ['s1', 's2b'],
  scenarioTitle: 'Three Late Starts',
  summary: 'Try again with this order in mind.',
  decisions: [
    {
      stepId: 's1',
      stepTitle: 'The request',
      situation: 'Rob has no notes.',
      choiceId: 's1b',
      choiceText: 'Draft the page now',
      value: 7,
      bestValue: 10,
      feedback: 'Once a page exists it shapes the meeting.',
      lookBack: { marked: 'Shout at Thandi', mostHarmful: 'Shout at Thandi' },
    },
    {
      stepId: 's2b',
      stepTitle: 'The page is out',
      situation: 'Rob has read the page out.',
      choiceId: 's2b-b',
      choiceText: 'Shred it',
      value: 10,
      bestValue: 10,
      feedback: 'A missing page looks like a cover-up.',
      lookBack: { marked: 'Mark it not issued', mostHarmful: 'Say nothing' },
    },
  ],
  ...overrides,
});

/** Creates the payload of a failure: consequences, and no points. */
export const failedScenarioPayload = (
  overrides: Partial<ScenarioSubmissionPayload> = {},
): ScenarioSubmissionPayload => {
  const {
    finalScore: _finalScore,
    maxScore: _maxScore,
    percentage: _percentage,
    lookBackPercent: _lookBackPercent,
    decisions,
    ...told
  } = scenarioPayload();
  return {
    ...told,
    decisionsSuffice: false,
    decisions: decisions.map(
      ({ value: _value, bestValue: _bestValue, lookBack: _lookBack, ...decision }) => decision,
    ),
    ...overrides,
  };
};

/** Creates a submission of a scenario: a failure, unless it is completed. */
export const activitySubmission = (
  overrides: Partial<ActivitySubmission> = {},
): ActivitySubmission => ({
  activityId: 'late-starts',
  attemptId: 'attempt-0001',
  score: overrides.completed ? 85 : null,
  feedback: 'Try again with this order in mind.',
  payload: JSON.stringify(overrides.completed ? scenarioPayload() : failedScenarioPayload()),
  completed: false,
  completedAt: '2026-11-04T09:00:00Z',
  ...overrides,
});

export const activityState = (overrides: Partial<ActivityState> = {}): ActivityState => ({
  activityId: 'late-starts',
  submission: null,
  latestSubmission: null,
  submissionCount: 0,
  attempt: null,
  scenarioAttempt: null,
  draft: null,
  ...overrides,
});

export const markUpConfig = (): PublicMarkUpConfig => ({
  context: 'A colleague has written a note.',
  problems: [
    { id: 'date', name: 'Wrong date', description: 'Differs from the log.' },
    { id: 'judgment', name: 'Judgment', description: 'Says what someone is like.' },
  ],
});

/** Creates a document of three sentences. */
export const markUpDocument = (overrides: Partial<MarkUpDocument> = {}): MarkUpDocument => ({
  id: 'document-1',
  title: 'Note of May 4',
  records: [{ title: 'Log', lines: ['Late on May 5.'] }],
  paragraphs: [
    {
      heading: 'What happened',
      sentences: [
        { id: 's1', text: 'We spoke at nine.' },
        { id: 's2', text: 'He was late on May 4.' },
        { id: 's3', text: 'He must be on time.' },
      ],
    },
  ],
  ...overrides,
});

/** Creates the payload of a pass: with the key. */
export const passedMarkUpPayload = (): MarkUpSubmissionPayload => ({
  documentId: 'document-1',
  marks: { s1: 'judgment', s2: 'date' },
  results: {
    score: 100,
    passed: true,
    feedback: 'You compared each line.',
    wrongCount: 1,
    counts: { found: 1, 'other-problem': 0, missed: 0, 'near-miss': 0, 'wrong-mark': 1 },
    missing: [],
    readAt: [],
    document: {
      ...markUpDocument(),
      paragraphs: [
        {
          sentences: [
            { id: 's1', text: 'We spoke at nine.', verdict: 'wrong-mark' },
            {
              id: 's2',
              text: 'He was late on May 4.',
              problemId: 'date',
              verdict: 'found',
              explanation: 'It was May 5.',
            },
            { id: 's3', text: 'He must be on time.', explanation: 'It is the rule.' },
          ],
        },
      ],
    },
  },
  completedAt: '2026-11-28T09:00:00Z',
});

/** Creates the payload of a failure: counts and problems, and no sentence. */
export const failedMarkUpPayload = (): MarkUpSubmissionPayload => ({
  documentId: 'document-1',
  marks: { s1: 'judgment' },
  results: {
    score: 25,
    passed: false,
    feedback: 'Compare each line.',
    wrongCount: 4,
    counts: { found: 1, 'other-problem': 1, missed: 2, 'near-miss': 0, 'wrong-mark': 2 },
    missing: [{ problemId: 'judgment', count: 2 }],
    readAt: [
      {
        moduleId: 'm1',
        moduleTitle: 'Fair records',
        section: 'facts',
        sectionTitle: 'Facts first',
      },
    ],
  },
  completedAt: '2026-11-28T09:00:00Z',
});

export const conversationConfig = (): PublicConversationConfig => ({
  context: 'Luis saw something.',
  aim: 'Leave with his account.',
  person: { name: 'Luis Cordero', role: 'Forklift driver' },
  opening: ['I have eleven minutes.', 'And my brother works here.'],
  lineCount: 3,
  turns: 2,
});

const CONVERSATION_LINES = [
  { id: 'line-1', text: 'It can’t stay between us.' },
  { id: 'line-2', text: 'Take me back to that afternoon.' },
  { id: 'line-3', text: 'What did I forget?' },
];

/** Creates an attempt in which lines were said; there is time for two. */
export const conversationAttempt = (...said: string[]): ConversationAttempt => ({
  id: 'attempt-0001',
  activityId: 'late-starts',
  startedAt: '2026-11-28T09:00:00.000Z',
  turns: said.map((id) => ({
    line: CONVERSATION_LINES.find((line) => line.id === id)!,
    reply: `Reply to ${id}.`,
  })),
  lines: said.length < 2 ? CONVERSATION_LINES.filter(({ id }) => !said.includes(id)) : [],
  turnsLeft: 2 - said.length,
});

export const failedConversationPayload = (
  overrides: Partial<ConversationSubmissionPayload> = {},
): ConversationSubmissionPayload => ({
  person: conversationConfig().person,
  opening: conversationConfig().opening,
  summary: 'Go through it again.',
  reachesOutcome: false,
  keepsGuardrails: true,
  turns: [{ line: 'It can’t stay between us.', reply: 'Reply to line-1.' }],
  readAt: [
    { moduleId: 'm1', moduleTitle: 'Interviews', section: 'open', sectionTitle: 'Open questions' },
  ],
  ...overrides,
});

export const passedConversationPayload = (): ConversationSubmissionPayload => ({
  ...failedConversationPayload(),
  summary: 'He was heard.',
  reachesOutcome: true,
  turns: [
    { line: 'It can’t stay between us.', reply: 'Okay.', why: 'It answers what he asked.' },
    { line: 'So he grabbed it?', reply: 'Yes.', mark: 'leading', why: 'He says what you said.' },
  ],
  record: { established: ['Where he stood.'], open: ['Who else was there.'] },
});

export const simulationConfig = (): PublicSimulationConfig => ({
  context: 'The depot grows.',
  aim: 'Reach the target.',
  people: [{ name: 'Ines Duarte', role: 'Director' }],
  periods: ['Quarter 1', 'Quarter 2', 'Quarter 3'],
  start: [{ id: 'headcount', name: 'Sorters now', unit: 'count' }],
  inputs: [
    {
      id: 'offers',
      name: 'Offers',
      unit: 'count',
      least: 0,
      most: 50,
      step: 1,
      hint: 'They start at once.',
    },
    {
      id: 'raise',
      name: 'Raise',
      unit: 'percent',
      least: 0,
      most: 8,
      step: 0.1,
      hint: 'It is permanent.',
    },
  ],
  figures: [
    { id: 'staff', name: 'Sorters at the end', unit: 'count' },
    { id: 'spent', name: 'Spent so far', unit: 'dollars' },
  ],
  charted: 'staff',
  outcome: 'How close you come to the target.',
  guardrails: [
    { id: 'budget', text: 'The budget is kept.' },
    { id: 'load', text: 'The workload is kept.' },
  ],
  assumptions: [
    {
      text: 'Turnover is leavers divided by headcount.',
      source: { title: 'A public source', url: 'https://example.org/source' },
    },
    { text: 'A beginner does half the work.' },
  ],
});

/** Creates an attempt in which some of the three periods were played. */
export const simulationAttempt = (count = 0): SimulationAttempt => ({
  id: 'attempt-0001',
  activityId: 'late-starts',
  startedAt: '2026-11-28T09:00:00.000Z',
  start: { headcount: 120 },
  periods: Array.from({ length: count }, (_, at) => ({
    entered: { offers: 10 + at, raise: 1.5 },
    figures: { staff: 121 + at, spent: 40_000 * (at + 1) },
    messages: [{ from: 'Ines Duarte', text: `I count ${121 + at}.` }],
  })),
  periodsLeft: 3 - count,
});

export const failedSimulationPayload = (
  overrides: Partial<SimulationSubmissionPayload> = {},
): SimulationSubmissionPayload => ({
  summary: 'Write the quarter as one line.',
  reachesOutcome: true,
  broken: ['budget'],
  start: simulationAttempt().start,
  periods: simulationAttempt(3).periods,
  readAt: [
    { moduleId: 'm1', moduleTitle: 'Metrics', section: 'formulas', sectionTitle: 'Formulas' },
  ],
  ...overrides,
});

export const passedSimulationPayload = (): SimulationSubmissionPayload => ({
  ...failedSimulationPayload(),
  summary: 'You counted leavers first.',
  broken: [],
  replay: {
    coefficients: [{ name: 'Work of a beginner', value: 0.5 }],
    paths: [
      {
        name: 'Growth and replacement',
        text: 'Hires for both.',
        score: 100,
        broken: [],
        periods: simulationAttempt(3).periods,
      },
      {
        name: 'Growth alone',
        text: 'Forgets that people leave.',
        score: 0,
        broken: ['budget'],
        periods: simulationAttempt(3).periods,
      },
    ],
  },
});
