import type { ActivitySource } from '@learning/shared/content/schema';

/**
 * What a learner may see of an activity before handing it in: no correct answer, no explanation, no value or feedback of a
 * choice, and no result text (DECISIONS section 4). Everything is named that leaves; what is not named stays.
 */
export function publicConfig(activity: ActivitySource): object {
  if (activity.type === 'generator') return activity.config;
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
  const { assessment, questions, badge } = activity.config;
  return {
    assessment,
    questions: questions.map(({ id, question, type, options, points, hint }) => ({
      id,
      question,
      type,
      options,
      points,
      hint,
    })),
    badge,
  };
}
