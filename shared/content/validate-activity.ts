import { scenarioPaths } from '../domain/scenario.ts';
import type {
  ActivityPlan,
  ActivitySource,
  GeneratorConfig,
  ScenarioConfig,
  SkillCheckConfig,
} from './schema.ts';
import type { ContentIssue } from './source.ts';

type Report = (field: string, message: string) => void;

/** Content rules 14–23: a written activity against its plan and against itself. */
export function checkActivity(
  file: string,
  activity: ActivitySource,
  plan: ActivityPlan,
): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const report: Report = (field, message) => issues.push({ file, field, message });
  for (const field of ['type', 'moduleId', 'title', 'duration', 'passingScore'] as const) {
    if (activity[field] !== plan[field])
      report(field, `is '${activity[field]}'; course.ts plans '${plan[field]}'`);
  }
  if (activity.type === 'scenario') checkScenario(activity.config, plan, report);
  else if (activity.type === 'skill-check') checkSkillCheck(activity.config, plan, report);
  else checkGenerator(activity.config, plan, report);
  return issues;
}

function checkScenario(config: ScenarioConfig, plan: ActivityPlan, report: Report) {
  if (config.passingScore !== plan.passingScore)
    report('config.passingScore', 'differs from the plan');
  const ids = config.steps.map((step) => step.id);
  if (new Set(ids).size !== ids.length) report('config.steps', 'use an id twice');
  for (const [index, step] of config.steps.entries()) {
    const values = step.choices
      .map((choice) => choice.value)
      .toSorted((a, b) => b - a)
      .join();
    const wanted = step.choices.length === 4 ? '10,7,3,0' : '10,5,0';
    if (values !== wanted)
      report(`config.steps.${index}.choices`, `are worth ${values}; wanted ${wanted}`);
    for (const [at, choice] of step.choices.entries()) {
      if (choice.next && choice.next !== 'end' && !ids.includes(choice.next)) {
        report(`config.steps.${index}.choices.${at}.next`, `'${choice.next}' is not a step`);
      }
    }
  }
  const { paths, hasLoop, unreachable, bestScore } = scenarioPaths(config);
  if (hasLoop) return report('config.steps', 'form a loop');
  if (unreachable.length > 0)
    report('config.steps', `cannot all be reached: ${unreachable.join(', ')}`);
  if (bestScore !== config.maxScore)
    report('config.maxScore', `is ${config.maxScore}; the best path earns ${bestScore}`);
  const lengths = new Set(paths.map((path) => path.length));
  if (plan.stepCount && (lengths.size !== 1 || !lengths.has(plan.stepCount))) {
    report(
      'config.steps',
      `make paths of ${[...lengths].join(', ')} steps; the plan says ${plan.stepCount}`,
    );
  }
  if (new Set(paths.map((path) => path.join())).size < 2) report('config.steps', 'never branch');
  return undefined;
}

function checkSkillCheck(config: SkillCheckConfig, plan: ActivityPlan, report: Report) {
  if (config.assessment.passingScore !== plan.passingScore)
    report('config.assessment.passingScore', 'differs from the plan');
  if (config.assessment.timeLimit !== plan.timeLimit)
    report('config.assessment.timeLimit', `is not ${plan.timeLimit}`);
  if (config.badge.name !== plan.badgeName)
    report('config.badge.name', `is not '${plan.badgeName}'`);
  for (const [type, count] of Object.entries(plan.questionMix ?? {})) {
    const found = config.questions.filter((question) => question.type === type).length;
    if (found !== count)
      report('config.questions', `hold ${found} of type ${type}; the plan says ${count}`);
  }
  const ids = config.questions.map((question) => question.id);
  if (new Set(ids).size !== ids.length) report('config.questions', 'use an id twice');
  for (const [index, question] of config.questions.entries()) {
    const answers = [question.correctAnswer].flat();
    const isChoice = question.type === 'multiple-choice' || question.type === 'multiple-select';
    if (
      isChoice &&
      !answers.every((answer) => question.options.some((option) => option === answer))
    ) {
      report(`config.questions.${index}.correctAnswer`, 'is not among the options');
    }
    if (isChoice && new Set<string>(question.options).size !== question.options.length) {
      report(`config.questions.${index}.options`, 'repeat themselves');
    }
    if (question.type === 'short-answer' && question.hint === '') {
      report(`config.questions.${index}.hint`, 'must say which form the answer takes');
    }
  }
}

function checkGenerator(config: GeneratorConfig, plan: ActivityPlan, report: Report) {
  if (config.template.type !== plan.templateType)
    report('config.template.type', `is not '${plan.templateType}'`);
  const found = config.fields.map((field) => `${field.id}:${field.type}:${field.required}`);
  const wanted = (plan.fields ?? []).map((field) => `${field.id}:${field.type}:${field.required}`);
  for (const field of wanted) if (!found.includes(field)) report('config.fields', `lack ${field}`);
  for (const field of found)
    if (!wanted.includes(field)) report('config.fields', `hold ${field}, which is not planned`);
  const ids = config.fields.map((field) => field.id);
  const used = [...config.output.template.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!);
  for (const id of used) {
    if (id !== 'current_date' && !ids.includes(id))
      report('config.output.template', `uses unknown {{${id}}}`);
  }
  for (const id of ids)
    if (!used.includes(id)) report('config.output.template', `never uses {{${id}}}`);
  for (const [index, field] of config.fields.entries()) {
    const sample = config.examples.sampleData[field.id];
    if (field.required && !sample) report(`config.examples.sampleData.${field.id}`, 'is missing');
    if (field.type === 'select' && field.options.length === 0)
      report(`config.fields.${index}.options`, 'are empty');
    if (field.type === 'select' && sample && !field.options.includes(sample)) {
      report(`config.examples.sampleData.${field.id}`, 'is not among the options');
    }
  }
}
