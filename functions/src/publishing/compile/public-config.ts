import type { ActivitySource, GeneratorConfig, SkillCheckConfig } from '@learning/content/schema';
import type {
  PublicGeneratorConfig,
  PublicSkillCheckConfig,
} from '@learning/shared/contract/activity-payloads';
import { compileTemplate } from './compile-template.ts';

/**
 * What a learner may see of an activity before handing it in: no correct answer, no explanation, no value or feedback of a
 * choice, and no result text (DECISIONS section 4). Everything is named that leaves; what is not named stays.
 */
export function publicConfig(activity: ActivitySource): object {
  if (activity.type === 'generator') return publicGenerator(activity.config);
  if (activity.type === 'scenario') {
    const { scenario, steps, passingScore, actionPlan } = activity.config;
    return {
      scenario,
      steps: steps.map(({ id, title, description, situation, choices }) => ({
        id,
        title,
        description,
        situation,
        choices: choices.map((choice) => ({ id: choice.id, text: choice.text, next: choice.next })),
      })),
      passingScore,
      actionPlan,
    };
  }
  return publicSkillCheck(activity.config);
}

/** What is asked comes with the attempt, when the clock is running. */
function publicSkillCheck(config: SkillCheckConfig): PublicSkillCheckConfig {
  const { assessment, questions, badge } = config;
  return {
    assessment,
    questions: questions.map(({ id, type, points }) => ({ id, type, points })),
    badge,
  };
}

/** A generator hides nothing; its template travels parsed, so that no browser has to read HTML. */
function publicGenerator(config: GeneratorConfig): PublicGeneratorConfig {
  const { format, template } = config.output;
  const body = format === 'html' ? compileTemplate(template).body : null;
  return { ...config, output: { ...config.output, body } };
}
