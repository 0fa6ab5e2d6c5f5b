import type {
  ActivitySource,
  GeneratorConfig,
  ScenarioConfig,
  SkillCheckConfig,
} from '@learning/content/schema';
import type {
  PublicGeneratorConfig,
  PublicScenarioConfig,
  PublicSkillCheckConfig,
} from '@learning/shared/contract/activity-payloads';
import { drawQuestions } from '@learning/shared/domain/scoring/draw-questions';
import { withLightEssay } from '@learning/shared/domain/scoring/score-skill-check';
import { scenarioPaths } from '@learning/shared/domain/scoring/scenario-paths';
import { addLetterhead } from './add-letterhead.ts';
import { compileTemplate } from './compile-template.ts';

/**
 * Returns what a learner may see of an activity before submitting it: no correct answer, explanation, value or feedback of a
 * choice, and no result text. Names each field it includes, so that a new one does not leave the server by accident.
 *
 * Source: rules/scoring.md S2
 */
export function publicConfig(activity: ActivitySource): object {
  if (activity.type === 'generator') return publicGenerator(activity.config);
  if (activity.type === 'scenario') return publicScenario(activity.config);
  return publicSkillCheck(activity.config);
}

/** The steps come one by one, as the learner decides. */
function publicScenario(config: ScenarioConfig): PublicScenarioConfig {
  const { title, context, people } = config.scenario;
  const lengths = scenarioPaths(config).paths.map((path) => path.length);
  return {
    scenario: { title, context, ...(people ? { people } : {}) },
    decisions: { fewest: Math.min(...lengths), most: Math.max(...lengths) },
    passingScore: config.passingScore,
    ...(config.actionPlan ? { actionPlan: config.actionPlan } : {}),
  };
}

/** The questions come with the attempt, when the clock is running. */
function publicSkillCheck({
  assessment,
  asks,
  questions,
  badge,
}: SkillCheckConfig): PublicSkillCheckConfig {
  const asked = drawQuestions(questions, { asks, seen: {}, right: [], seed: 0 });
  return {
    assessment,
    questions: withLightEssay(asked).map(({ type, points }) => ({ type, points })),
    bankSize: questions.length,
    badge,
  };
}

/** A generator hides nothing. Its template is sent parsed, so that no browser has to parse HTML. */
function publicGenerator(authored: GeneratorConfig): PublicGeneratorConfig {
  const config = addLetterhead(authored);
  const { format, template } = config.output;
  const body = format === 'html' ? compileTemplate(template).body : null;
  return { ...config, output: { ...config.output, body } };
}
