/** Creates complete, plausible objects of the contract; a test overrides only the values it is about. */
import type {
  Activity,
  ActivityState,
  ActivitySubmission,
} from '@learning/shared/contract/activities';
import type {
  PublicGeneratorConfig,
  PublicScenarioConfig,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';

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

/** Creates a scenario with two decisions on every path. */
export const scenarioConfig = (
  overrides: Partial<PublicScenarioConfig> = {},
): PublicScenarioConfig => ({
  scenario: { title: 'Three Late Starts', context: 'Rob wants Thandi written up.' },
  steps: [
    {
      id: 's1',
      title: 'The request',
      description: 'Decide what you need.',
      situation: 'Rob has no notes.',
      choices: [
        { id: 's1a', text: 'Pull the clock times', next: 's2a' },
        { id: 's1b', text: 'Draft the page now', next: 's2b' },
      ],
    },
    {
      id: 's2a',
      title: 'The data arrives',
      description: 'Decide how to talk.',
      situation: 'The clock shows two late starts.',
      choices: [
        { id: 's2a-a', text: 'Ask for reasons first', next: 'end' },
        { id: 's2a-b', text: 'Warn everyone', next: 'end' },
      ],
    },
    {
      id: 's2b',
      title: 'The page is out',
      description: 'Decide how to repair it.',
      situation: 'Rob has read the page out.',
      choices: [
        { id: 's2b-a', text: 'Mark it not issued', next: 'end' },
        { id: 's2b-b', text: 'Shred it', next: 'end' },
      ],
    },
  ],
  passingScore: 70,
  actionPlan: { template: 'MY PLAN\n\nFacts: ____', sections: ['Facts to check'] },
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

export const scenarioPayload = (
  overrides: Partial<ScenarioSubmissionPayload> = {},
): ScenarioSubmissionPayload => ({
  choices: { s1: 's1b', s2b: 's2b-b' },
  finalScore: 3,
  maxScore: 20,
  percentage: 15,
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
      value: 3,
      bestValue: 10,
      feedback: 'Once a page exists it shapes the meeting.',
    },
    {
      stepId: 's2b',
      stepTitle: 'The page is out',
      situation: 'Rob has read the page out.',
      choiceId: 's2b-b',
      choiceText: 'Shred it',
      value: 0,
      bestValue: 10,
      feedback: 'A missing page looks like a cover-up.',
    },
  ],
  ...overrides,
});

export const activitySubmission = (
  overrides: Partial<ActivitySubmission> = {},
): ActivitySubmission => ({
  activityId: 'late-starts',
  attemptId: 'attempt-0001',
  score: 15,
  feedback: 'Try again with this order in mind.',
  payload: JSON.stringify(scenarioPayload()),
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
  draft: null,
  ...overrides,
});
