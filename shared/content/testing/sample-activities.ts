import { defineActivity } from '#schema.ts';

/** Returns a copy that tests can change. */
export function copyOf<T extends object>(sample: T): T {
  return JSON.parse(JSON.stringify(sample)) as T;
}

/** Two steps on every path: `open`, then `listen` or `rush`. */
export const sampleScenario = defineActivity({
  id: 'record-keeping-scenario',
  moduleId: 'record-keeping-m1',
  type: 'scenario',
  title: 'The Missing Note',
  description: 'Decide what to write down.',
  passingScore: 70,
  config: {
    scenario: { title: 'The Missing Note', context: 'A manager asks for the file.' },
    steps: [
      {
        id: 'open',
        title: 'The request',
        description: 'Decide what you do first.',
        situation: 'The manager wants the file at once.',
        choices: [
          { id: 'ask', text: 'Ask why', value: 10, feedback: 'ask-feedback', next: 'listen' },
          { id: 'wait', text: 'Wait', value: 5, feedback: 'wait-feedback', next: 'rush' },
          { id: 'hand', text: 'Hand it over', value: 0, feedback: 'hand-feedback', next: 'rush' },
        ],
      },
      {
        id: 'listen',
        title: 'The reason',
        description: 'Decide what you share.',
        situation: 'The reason is a shift plan.',
        choices: [
          { id: 'dates', text: 'Share dates', value: 10, feedback: 'dates-feedback', next: 'end' },
          { id: 'part', text: 'Share a part', value: 5, feedback: 'part-feedback', next: 'end' },
          { id: 'all', text: 'Share all', value: 0, feedback: 'all-feedback', next: 'end' },
        ],
      },
      {
        id: 'rush',
        title: 'The consequence',
        description: 'Decide how to fix it.',
        situation: 'The employee learns of it.',
        choices: [
          { id: 'own', text: 'Say so', value: 10, feedback: 'own-feedback' },
          { id: 'soft', text: 'Explain', value: 5, feedback: 'soft-feedback' },
          { id: 'deny', text: 'Deny it', value: 0, feedback: 'deny-feedback' },
        ],
      },
    ],
    maxScore: 20,
    passingScore: 70,
    feedback: { passing: 'passing-feedback', failing: 'failing-feedback' },
  },
});

export const sampleGenerator = defineActivity({
  id: 'record-keeping-generator',
  moduleId: 'record-keeping-m1',
  type: 'generator',
  title: 'File Note Builder',
  description: 'Builds a file note.',
  passingScore: 80,
  config: {
    template: { title: 'File Note', description: 'One event, one page.', type: 'file-note' },
    fields: [
      {
        id: 'event',
        label: 'Event',
        type: 'textarea',
        required: true,
        placeholder: '',
        options: [],
        description: 'What happened.',
        demands: { minWords: 2 },
      },
      {
        id: 'kind',
        label: 'Kind',
        type: 'select',
        required: false,
        placeholder: '',
        options: ['Talk', 'Letter'],
        description: 'How it happened.',
      },
    ],
    output: {
      format: 'html',
      filename: 'file-note',
      template: '<p>{{event}} {{kind}} {{current_date}}</p>',
    },
    examples: {
      sampleData: {
        employerName: 'Northgate Supplies',
        employerAddress: '1 Dock Road',
        event: 'A talk about shifts.',
        kind: 'Talk',
      },
    },
  },
});

export const sampleSkillCheck = defineActivity({
  id: 'record-keeping-skill-check',
  moduleId: 'record-keeping-m2',
  type: 'skill-check',
  title: 'Record Check',
  description: 'Three questions.',
  passingScore: 75,
  config: {
    assessment: {
      title: 'Record Check',
      description: 'Answer three questions.',
      timeLimit: 8,
      passingScore: 75,
    },
    questions: [
      {
        id: 'q1',
        type: 'multiple-choice',
        question: 'Which one is a fact?',
        options: ['He was late', 'He is lazy', 'He does not care'],
        correctAnswer: 'He was late',
        points: 10,
        hint: '',
        explanation: 'q1-explanation',
      },
      {
        id: 'q2',
        type: 'multiple-select',
        question: 'Which ones belong in the file?',
        options: ['Date', 'Rumor', 'Signature'],
        correctAnswer: ['Date', 'Signature'],
        points: 10,
        hint: '',
        explanation: 'q2-explanation',
      },
      {
        id: 'q3',
        type: 'short-answer',
        question: 'After how many days is the note due?',
        options: [],
        correctAnswer: 'within-one-day',
        points: 10,
        hint: 'Words, not figures.',
        explanation: 'q3-explanation',
      },
    ],
    feedback: { passing: 'passing-feedback', failing: 'failing-feedback' },
    badge: { name: 'Record Keeper', description: 'Keeps fair records.' },
  },
});
