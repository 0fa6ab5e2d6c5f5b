import { LEARNER_NAME, type ScenarioConfig, type ScenarioStep } from '#scenario-schema.ts';
import { countWords } from '#validation/markdown-blocks.ts';
import type { Report } from '../content-type.ts';
import { variantsOf } from './scenario-variants.ts';

/** A choice is one line on a desktop and at most four on a phone. */
const MAX_CHOICE_CHARACTERS = 120;
const CONSEQUENCE_SENTENCES = { least: 2, most: 3 };
/** Words of the longest reasoning of a step over those of the shortest. A greater difference gives the best choice away. */
const MAX_REASONING_RATIO = 1.6;
const MAX_TEXT_RATIO = 1.8;

/** A scenario is a conversation as soon as one step has messages. */
export function isConversation({ steps }: ScenarioConfig): boolean {
  return steps.some(({ messages }) => messages !== undefined);
}

/** Checks a scenario that is a conversation. Source: rules/content.md C40. */
export function checkConversation({ scenario, steps }: ScenarioConfig, report: Report): void {
  const names = [LEARNER_NAME, ...(scenario.people ?? []).map(({ name }) => name)];
  if (new Set(names).size !== names.length) report('config.scenario.people', 'use a name twice');
  const all = steps.flatMap(variantsOf);
  const speakers = all.flatMap(({ messages = [] }) => messages.map(({ from }) => from));
  for (const name of names.slice(1).filter((otherName) => !speakers.includes(otherName)))
    report('config.scenario.people', `name ${name}, who writes nothing`);
  for (const [index, step] of steps.entries()) {
    for (const [number, variant] of variantsOf(step).entries()) {
      const field = `config.steps.${index}${number === 0 ? '' : '.secondVariant'}`;
      if (!variant.messages) report(`${field}.messages`, 'are missing');
      for (const [at, { from }] of (variant.messages ?? []).entries()) {
        if (!names.includes(from))
          report(`${field}.messages.${at}.from`, `'${from}' is not among the people`);
      }
      checkChoices(variant, field, report);
    }
  }
}

function checkChoices({ choices }: ScenarioStep, field: string, report: Report) {
  for (const [at, { text, reasoning, feedback }] of choices.entries()) {
    const choice = `${field}.choices.${at}`;
    if (text.length > MAX_CHOICE_CHARACTERS)
      report(`${choice}.text`, `has ${text.length} characters; ${MAX_CHOICE_CHARACTERS} at most`);
    if (!reasoning) report(`${choice}.reasoning`, 'is missing');
    const { least, most } = CONSEQUENCE_SENTENCES;
    const sentences = sentencesOf(feedback);
    if (sentences < least || sentences > most)
      report(`${choice}.feedback`, `has ${sentences} sentences; ${least} or ${most} are required`);
  }
  const reasons = choices.flatMap(({ reasoning }) => (reasoning ? [countWords(reasoning)] : []));
  if (ratioOf(reasons) > MAX_REASONING_RATIO)
    report(`${field}.choices`, `give reasons of ${reasons.join(', ')} words`);
  const lengths = choices.map(({ text }) => text.length);
  if (ratioOf(lengths) > MAX_TEXT_RATIO)
    report(`${field}.choices`, `have ${lengths.join(', ')} characters`);
}

function ratioOf(lengths: readonly number[]): number {
  return lengths.length === 0 ? 1 : Math.max(...lengths) / Math.min(...lengths);
}

/** Counts sentences: ends of a sentence before a space and a capital, a figure or a quotation. */
function sentencesOf(text: string): number {
  return text.split(/(?<=[.!?]["”’')]*)\s+(?=["“‘'(]?[A-Z0-9])/).length;
}
