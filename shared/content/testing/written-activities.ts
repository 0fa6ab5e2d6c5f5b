import type { ActivityPlan } from '#activity-plan.ts';
import type { ActivitySource } from '#schema.ts';
import { copyOf, sampleGenerator, sampleScenario, sampleSkillCheck } from './sample-activities.ts';
import { sampleFolder, type SampleFolder } from './sample-folder.ts';
import { words } from './sample-texts.ts';

export type Written<T extends ActivitySource['type']> = Extract<ActivitySource, { type: T }>;

/** Additions that make the sample generator's document issuable: fields, heading, a line to sign. */
const MORE_FIELDS = [
  'employeeName',
  'managerName',
  'place',
  'facts',
  'reply',
  'help',
  'step',
  'reader',
];

/** The sample scenario, extended to follow the content rules. */
export function writtenScenario(): Written<'scenario'> {
  const scenario = copyOf(sampleScenario) as Written<'scenario'>;
  for (const choice of scenario.config.steps.flatMap((step) => step.choices)) {
    choice.feedback = words(25);
  }
  // The best choice is not always the first.
  scenario.config.steps[1]!.choices.reverse();
  scenario.config.actionPlan = { template: '____', sections: ['Facts', 'Talk', 'Record', 'File'] };
  return scenario;
}

/** Gives each decision of a scenario a second variant: other texts, and its choices from the last to the first. */
export function withSecondVariants(scenario: Written<'scenario'>): Written<'scenario'> {
  for (const step of scenario.config.steps) {
    step.secondVariant = {
      title: `${step.title}, once more`,
      description: step.description,
      situation: `Another day. ${step.situation}`,
      choices: step.choices.toReversed().map(({ next: _next, ...choice }) => ({
        ...choice,
        id: `${choice.id}-again`,
        text: `${choice.text} again`,
        feedback: `Again: ${choice.feedback}`,
      })),
    };
  }
  return scenario;
}

/** The sample scenario as a conversation that follows the content rules; the path of its worst choice ends early. */
export function writtenConversation(): Written<'scenario'> {
  const scenario = writtenScenario();
  scenario.config.scenario.people = [{ name: 'Rob Hale', role: 'Shift manager' }];
  for (const step of scenario.config.steps) {
    step.messages = [{ from: 'Rob Hale', at: '9:10 AM', text: 'Can you send me the file?' }];
    for (const choice of step.choices) {
      choice.text = `${choice.text} before noon today.`;
      choice.reasoning = words(20);
      choice.feedback = words(28);
    }
  }
  scenario.config.steps[0]!.choices.find(({ id }) => id === 'hand')!.next = 'end';
  return scenario;
}

/** The sample skill check, extended to follow the content rules. */
export function writtenSkillCheck(): Written<'skill-check'> {
  const check = copyOf(sampleSkillCheck) as Written<'skill-check'>;
  for (const question of check.config.questions) question.explanation = words(15);
  return check;
}

/** The sample generator, extended to follow the content rules. */
export function writtenGenerator(): Written<'generator'> {
  const generator = copyOf(sampleGenerator) as Written<'generator'>;
  const { config } = generator;
  for (const id of MORE_FIELDS) {
    config.fields.push({
      id,
      label: id,
      type: 'text',
      required: true,
      placeholder: '',
      options: [],
      description: '',
    });
    config.examples.sampleData[id] = id;
  }
  const blanks = MORE_FIELDS.map((id) => `<p>{{${id}}}</p>`).join('');
  config.output.template = `<h1>File Note</h1>${blanks}${config.output.template}<p>Signature: ________</p>`;
  Object.assign(config.examples.sampleData, {
    employerName: 'Northgate Supplies',
    employerAddress: '1 Dock Road',
  });
  return generator;
}

/** Returns the plan of a written activity of the sample course. */
export function writtenPlan(id: string): ActivityPlan {
  const plan = sampleFolder().course.activities.find((activity) => activity.id === id)!;
  return plan.fields
    ? {
        ...plan,
        fields: writtenGenerator().config.fields.map((field) => ({
          id: field.id,
          type: field.type,
          required: field.required,
        })),
      }
    : plan;
}

/** Returns a new copy of the sample course, extended to follow every content rule. */
export function writtenFolder(): SampleFolder {
  const folder = sampleFolder();
  folder.course.activities = folder.course.activities.map((plan) => writtenPlan(plan.id));
  const activities = [writtenGenerator(), writtenScenario(), writtenSkillCheck()];
  return { ...folder, activities: new Map(activities.map((activity) => [activity.id, activity])) };
}
