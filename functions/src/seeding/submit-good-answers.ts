import type { ScenarioConfig, SkillCheckConfig } from '@learning/content/schema';
import { writtenForm } from '@learning/content/written-form';
import type { ActivityType } from '@learning/shared/domain/activity-types';
import { enteredBy } from '@learning/shared/domain/scoring/score-simulation';
import { mostHarmful } from '@learning/shared/domain/scoring/look-back';
import { sentencesOf } from '@learning/shared/domain/scoring/draw-mark-up';
import { rightMarks } from '@learning/shared/domain/scoring/score-mark-up';
import { nextStepId } from '@learning/shared/domain/scoring/scenario-paths';
import { conversationConfig } from '#activities/conversation/conversation-config.ts';
import { shownLineId } from '#activities/conversation/present-conversation.ts';
import { sayLine } from '#activities/conversation/say-line.ts';
import { startConversation } from '#activities/conversation/start-conversation.ts';
import type { ActivityDependencies } from '#activities/dependencies.ts';
import { startAttempt } from '#activities/skill-check/start-attempt.ts';
import { decideStep } from '#activities/scenario/decide-step.ts';
import { decidedSteps, openStep } from '#activities/scenario/present-scenario.ts';
import { shownChoiceId, shownStepId } from '#activities/scenario/shown-ids.ts';
import { startScenario } from '#activities/scenario/start-scenario.ts';
import { playPeriod } from '#activities/simulation/play-period.ts';
import { startSimulation } from '#activities/simulation/start-simulation.ts';
import { submitActivity } from '#activities/submissions/submit-activity.ts';
import { generatorConfig } from '#activities/generator/generator-config.ts';
import { drawDocument } from '#activities/mark-up/drawn-document.ts';
import { scenarioConfig } from '#activities/scenario/scenario-config.ts';
import { skillCheckConfig } from '#activities/skill-check/skill-check-config.ts';
import type { ActivityRecord } from '#catalog/catalog-records.ts';

interface Submission {
  userId: string;
  record: ActivityRecord;
  now: Date;
  /** How a sample learner does; others see and count it. The demo learner's good answers are not counted. */
  sample?: SampleAnswers;
}

/** Whether a sample learner gets a question or a decision right, by its id. */
export interface SampleAnswers {
  isRight: (id: string) => boolean;
}

type Submit = (submission: Submission, deps: ActivityDependencies) => Promise<unknown>;

const SUBMIT: Readonly<Record<ActivityType, Submit>> = {
  scenario: playScenario,
  conversation: converse,
  simulation: simulate,
  generator: submitForm,
  'mark-up': markDocument,
  'skill-check': answerSkillCheck,
};

/** Submits an activity at `now` with good but not perfect answers. Safe to repeat. */
export async function submitGoodAnswers(
  submission: Submission,
  deps: ActivityDependencies,
): Promise<void> {
  await SUBMIT[submission.record.type](submission, deps);
}

async function playScenario(
  { userId, record, now, sample }: Submission,
  deps: ActivityDependencies,
) {
  const command = { userId, activityId: record.id, now };
  const choices = goodChoices(scenarioConfig(record), sample);
  const readOpen = async () => {
    const found = await deps.scenarios.find(userId, record.id);
    if (found?.status !== 'open') throw new Error(`The scenario ${record.id} is not open.`);
    return found;
  };
  let attempt = await startScenario(command, deps);
  while (attempt.step) {
    const step = openStep(await readOpen())!;
    const choiceId = shownChoiceId(step, choices[step.id]!);
    const decision = { attemptId: attempt.id, stepId: attempt.step.id, choiceId };
    attempt = await decideStep({ ...command, ...decision }, deps);
  }
  const marks = decidedSteps(await readOpen()).map(({ step }, place) => [
    shownStepId(place),
    shownChoiceId(step, mostHarmful(step).id),
  ]);
  const payload = JSON.stringify({ mostHarmful: Object.fromEntries(marks) });
  const submission = { attemptId: attempt.id, payload, isDemo: sample === undefined };
  return submitActivity({ ...command, ...submission }, deps);
}

/** Says a good order but its last line, or only the lines of it that a sample learner finds. */
async function converse({ userId, record, now, sample }: Submission, deps: ActivityDependencies) {
  const command = { userId, activityId: record.id, now };
  const { goodOrder } = conversationConfig(record);
  const order = sample ? goodOrder.filter((id) => sample.isRight(id)) : goodOrder.slice(0, -1);
  let attempt = await startConversation(command, deps);
  const found = await deps.conversations.find(userId, record.id);
  if (found?.status !== 'open') throw new Error(`The conversation ${record.id} is not open.`);
  for (const id of order.length > 0 ? order : goodOrder.slice(0, 1)) {
    if (attempt.lines.length === 0) break;
    const line = {
      attemptId: attempt.id,
      turn: attempt.turns.length,
      lineId: shownLineId(found, id),
    };
    attempt = await sayLine({ ...command, ...line }, deps);
  }
  const submission = { attemptId: attempt.id, payload: '{}', isDemo: sample === undefined };
  return submitActivity({ ...command, ...submission }, deps);
}

/** Plays the first strategy, or another one for a sample learner who doesn't find it. */
async function simulate({ userId, record, now, sample }: Submission, deps: ActivityDependencies) {
  const command = { userId, activityId: record.id, now };
  const { id: attemptId, periods } = await startSimulation(command, deps);
  const found = await deps.simulations.find(userId, record.id);
  if (found?.status !== 'open') throw new Error(`The simulation ${record.id} is not open.`);
  const { simulation, start } = found.played;
  const [first, second] = simulation.strategies;
  const strategy = sample?.isRight(record.id) === false ? second! : first!;
  const left = enteredBy(simulation, start, strategy.id).slice(periods.length);
  for (const [at, entered] of left.entries()) {
    await playPeriod({ ...command, attemptId, period: periods.length + at, entered }, deps);
  }
  const submission = { attemptId, payload: '{}', isDemo: sample === undefined };
  return submitActivity({ ...command, ...submission }, deps);
}

async function submitForm({ userId, record, now, sample }: Submission, deps: ActivityDependencies) {
  const payload = JSON.stringify({ formData: writtenForm(generatorConfig(record)) });
  const submission = { attemptId: `demo-${record.id}`, payload, isDemo: sample === undefined };
  return submitActivity({ userId, activityId: record.id, ...submission, now }, deps);
}

/** Finds every wrong sentence of the first document, or those that a sample learner finds. */
async function markDocument(
  { userId, record, now, sample }: Submission,
  deps: ActivityDependencies,
) {
  const { id: documentId, drawn } = drawDocument(record, { userId, result: undefined });
  const found = sentencesOf(drawn).filter(
    ({ writtenId }) => !sample || (writtenId !== undefined && sample.isRight(writtenId)),
  );
  const payload = JSON.stringify({ documentId, marks: rightMarks(found) });
  const submission = { attemptId: `demo-${record.id}`, payload, isDemo: sample === undefined };
  return submitActivity({ userId, activityId: record.id, ...submission, now }, deps);
}

/** Starts the check half its time before `now`. */
async function answerSkillCheck(
  { userId, record, now, sample }: Submission,
  deps: ActivityDependencies,
) {
  const command = { userId, activityId: record.id };
  const check = skillCheckConfig(record);
  const started = new Date(now.getTime() - check.assessment.timeLimit * 30_000);
  const { id: attemptId } = await startAttempt({ ...command, now: started }, deps);
  const attempt = await deps.attempts.find(userId, record.id);
  if (attempt?.status !== 'open') throw new Error(`The skill check ${record.id} is not open.`);
  const { questions } = attempt.asked;
  const answers = sample ? sampleAnswers(questions, sample) : goodAnswers(questions);
  const payload = JSON.stringify({ answers });
  const isDemo = sample === undefined;
  return submitActivity({ ...command, attemptId, payload, isDemo, now }, deps);
}

/** Returns the best choice of each step, and the second best one of the first, or of those that a sample learner gets wrong. */
export function goodChoices(
  config: ScenarioConfig,
  sample?: SampleAnswers,
): Record<string, string> {
  const choices: Record<string, string> = {};
  let step = config.steps[0];
  while (step) {
    const ranked = step.choices.toSorted((a, b) => b.value - a.value);
    const isBest = sample ? sample.isRight(step.id) : step !== config.steps[0];
    const choice = (isBest ? undefined : ranked[1]) ?? ranked[0]!;
    choices[step.id] = choice.id;
    const next = nextStepId(config, step.id, choice.next);
    step = config.steps.find((candidate) => candidate.id === next);
  }
  return choices;
}

type Asked = SkillCheckConfig['questions'];

/** Returns the correct answers to the questions asked, without one that is not an essay. */
function goodAnswers(asked: Asked): Record<string, string | string[]> {
  const missed = asked.find((question) => question.type !== 'essay');
  const answers = asked
    .filter((question) => question !== missed)
    .map(({ id, correctAnswer }) => [id, correctAnswer] as const);
  return Object.fromEntries(answers);
}

/** Returns the right answers that a sample learner knows, and a wrong one to each other question. */
function sampleAnswers(
  asked: Asked,
  { isRight }: SampleAnswers,
): Record<string, string | string[]> {
  const answers = asked.map((question): [string, string | string[]] => {
    const { id, type, options, correctAnswer } = question;
    if (type === 'essay' || isRight(id)) return [id, correctAnswer];
    if (type === 'short-answer') return [id, 'not sure'];
    const wrong = options.filter((option) => !correctAnswer.includes(option));
    const tempting = wrong[isRight(`${id}-option`) ? 0 : wrong.length - 1]!;
    return [id, type === 'multiple-select' ? [tempting] : tempting];
  });
  return Object.fromEntries(answers);
}
