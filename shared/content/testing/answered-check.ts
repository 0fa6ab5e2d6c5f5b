import type { CaseFile } from '@learning/shared/contract/case-files';
import { filled, type FactGroup, type Facts } from '@learning/shared/domain/scoring/facts';
import type { SkillCheckConfig } from '#skill-check-schema.ts';

/** An attempt as a learner sees it. */
interface Asked {
  questions: readonly { id: string; question: string; options: readonly string[] }[];
  caseFile?: CaseFile | undefined;
}

/** Returns the questions of an attempt as they were asked, with their right answers, by the facts that its texts show. */
export function questionsAsked(
  config: SkillCheckConfig,
  asked: Asked,
): SkillCheckConfig['questions'] {
  const facts = factsShownIn(config, asked);
  return asked.questions.map(({ id, options }) => {
    const written = config.questions.find((question) => question.id === id)!;
    return { ...filled(written, facts), options } as typeof written;
  });
}

/** Returns the right answers to the questions of an attempt, by question id. */
export function answersOf(
  config: SkillCheckConfig,
  asked: Asked,
): Record<string, string | string[]> {
  return Object.fromEntries(
    questionsAsked(config, asked).map(({ id, correctAnswer }) => [id, correctAnswer]),
  );
}

/** Finds the set of each group that was drawn. */
function factsShownIn(
  { facts: groups = [], questions, caseFile }: SkillCheckConfig,
  asked: Asked,
): Facts {
  const written = textsIn(caseFile?.documents);
  const shown = textsIn(asked.caseFile?.documents);
  const pairs = written.map((text, index): TextPair => ({ text, shown: [shown[index]!] }));
  for (const question of asked.questions) {
    const { question: text, options } = questions.find(({ id }) => id === question.id)!;
    pairs.push({ text, shown: [question.question] });
    pairs.push(...options.map((option): TextPair => ({ text: option, shown: question.options })));
  }
  const drawn = groups.map((sets) => sets.find((set) => isShown(set, pairs)) ?? {});
  return Object.assign({}, ...drawn) as Facts;
}

interface TextPair {
  /** As it is written. */
  text: string;
  /** One of these shows it. */
  shown: readonly string[];
}

function isShown(set: FactGroup[number], pairs: readonly TextPair[]): boolean {
  return pairs.every(({ text, shown }) => {
    const parts = text.split(/\{(\w+)\}/);
    const pattern = parts.map((part, index) =>
      index % 2 === 0 ? literal(part) : Object.hasOwn(set, part) ? literal(set[part]!) : '.+?',
    );
    const whole = new RegExp(`^${pattern.join('')}$`, 's');
    return shown.some((candidate) => whole.test(candidate));
  });
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns every text of a value in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
