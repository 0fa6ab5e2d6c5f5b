import type { Module } from '@learning/shared/contract/catalog';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { activityStepId } from './step-names.ts';

/** Reading, then what is done, then what the learner leaves with. */
export type StepKind = 'read' | 'write' | 'activity' | 'take-away';

export interface ModuleStep {
  /** Names the step in the address. */
  id: string;
  kind: StepKind;
  /** Empty for an activity, whose title comes with it. */
  title: string;
  /** The main section that the text goes on with, unless it begins with one. */
  under?: string;
  /** The paragraphs of the text that the step shows, from `from` up to `to`. */
  from: number;
  to: number;
  /** Estimated minutes on the screen; undefined for what has minutes of its own. */
  minutes?: number;
  activityId?: string;
}

export const TAKE_AWAY = 'take-away';
const WRITE = 'write';

/** About four screens of a phone. */
const MOST_WORDS = 480;
/** A shorter step is not worth a press. */
const FEWEST_WORDS = 100;
/** Words that take as much room as a drawing. */
const WORDS_OF_A_FIGURE = 90;
/** Words that take as long to read as a pause takes to answer. */
const WORDS_OF_A_PAUSE = 300;

/** Sections that end a module: what the learner does at work, keeps, and can look up. */
const LAST_SECTIONS = new Set(['workplace-practice', 'takeaways', 'reflection', 'sources']);

/** Divides a module into its steps; a step of text has about four screens of a phone at most. Source: rules/learning.md L50 */
export function stepsOf(module: Pick<Module, 'activityIds' | 'body' | 'minutes' | 'rubric'>) {
  const blocks = module.body.children ?? [];
  const sections = sectionsOfText(blocks);
  const end = lastSectionsFrom(sections);
  const read = stepsOfText(sections.slice(0, end));
  const rest = sections.slice(end);
  const steps: ModuleStep[] = [
    ...read,
    ...(module.rubric.length > 0
      ? [{ id: WRITE, kind: 'write' as const, title: 'Your deliverable', from: 0, to: 0 }]
      : []),
    ...module.activityIds.map((activityId) => ({
      id: activityStepId(activityId),
      kind: 'activity' as const,
      title: '',
      from: 0,
      to: 0,
      activityId,
    })),
    {
      id: TAKE_AWAY,
      kind: 'take-away',
      title: 'Take away',
      from: rest[0]?.from ?? blocks.length,
      to: blocks.length,
    },
  ];
  return withMinutes(steps, blocks, module.minutes.onScreen);
}

/** Returns the step that the first of these names means: its id, or a section of its text. */
export function stepNamed(
  steps: readonly ModuleStep[],
  body: RichTextNode,
  names: readonly string[],
): ModuleStep | undefined {
  for (const name of names) {
    const named = steps.find(({ id }) => id === name);
    if (named) return named;
    const block = (body.children ?? []).findIndex((node) => node.properties?.['id'] === name);
    if (block >= 0) return stepAt(steps, block);
  }
  return undefined;
}

/** Returns the step of text that has this paragraph; past the end, the last one. */
export function stepAt(steps: readonly ModuleStep[], block: number): ModuleStep {
  return (
    steps.find(({ from, to }) => block >= from && block < to) ??
    (block > 0 ? steps.at(-1)! : steps[0]!)
  );
}

interface Section {
  id: string;
  depth: number;
  title: string;
  /** The main section that a subsection belongs to. */
  under: string | undefined;
  from: number;
  to: number;
  words: number;
}

function sectionsOfText(blocks: readonly RichTextNode[]): Section[] {
  const sections: Section[] = [];
  let main: string | undefined;
  for (const [index, block] of blocks.entries()) {
    const depth = Number(/^h([23])$/.exec(block.tagName ?? '')?.[1] ?? 0);
    const last = sections.at(-1);
    if (depth === 2) main = textOf(block);
    // A heading without a text of its own belongs to the next one.
    const isAlone = last?.depth === 2 && last.to - last.from === 1;
    if (last && (depth === 0 || (depth === 3 && isAlone))) {
      last.to = index + 1;
      last.words += wordsOf(block);
      if (depth === 3) Object.assign(last, { id: idOf(block), title: textOf(block) });
    } else {
      sections.push({
        id: depth > 0 ? idOf(block) : 'start',
        depth: depth || 2,
        title: depth > 0 ? textOf(block) : 'Start',
        under: depth === 3 ? main : undefined,
        from: index,
        to: index + 1,
        words: wordsOf(block),
      });
    }
  }
  return sections;
}

/** Returns the index of the section with which the last ones begin; the text of a module that has only those is read first. */
function lastSectionsFrom(sections: readonly Section[]): number {
  let index = sections.length;
  for (let at = sections.length - 1; at >= 0; at -= 1) {
    const { depth, id } = sections[at]!;
    if (depth > 2) continue;
    if (!LAST_SECTIONS.has(id)) break;
    index = at;
  }
  return index === 0 ? sections.length : index;
}

/** Packs sections into steps of similar length. */
function stepsOfText(sections: readonly Section[]): ModuleStep[] {
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  const fair = words / Math.max(1, Math.ceil(words / MOST_WORDS));
  const steps: ModuleStep[] = [];
  let filled = 0;
  for (const section of sections) {
    const last = steps.at(-1);
    if (last && (filled < FEWEST_WORDS || filled + section.words / 2 <= fair)) {
      last.to = section.to;
      filled += section.words;
    } else {
      const { id, title, under, from, to } = section;
      steps.push({ id, kind: 'read', title, from, to, ...(under ? { under } : {}) });
      filled = section.words;
    }
  }
  return steps;
}

function withMinutes(
  steps: ModuleStep[],
  blocks: readonly RichTextNode[],
  onScreen: number,
): ModuleStep[] {
  const effort = ({ from, to }: ModuleStep) =>
    blocks.slice(from, to).reduce((sum, block) => sum + effortOf(block), 0);
  const all = steps.reduce((sum, step) => sum + effort(step), 0);
  return steps.map((step) =>
    all === 0 || step.to === step.from
      ? step
      : { ...step, minutes: Math.max(1, Math.round((effort(step) / all) * onScreen)) },
  );
}

const effortOf = (block: RichTextNode) => wordsOf(block) + (isPause(block) ? WORDS_OF_A_PAUSE : 0);

const isPause = ({ tagName, properties }: RichTextNode) =>
  tagName === 'blockquote' && typeof properties?.['id'] === 'string';

/** Counts the words one sees: a folded answer takes no room. */
function wordsOf(node: RichTextNode): number {
  if (node.value !== undefined) return node.value.split(/\s+/).filter(Boolean).length;
  if (node.tagName === 'details') return 0;
  if (node.tagName === 'figure') return WORDS_OF_A_FIGURE;
  return (node.children ?? []).reduce((sum, child) => sum + wordsOf(child), 0);
}

const idOf = ({ properties }: RichTextNode) => String(properties?.['id'] ?? 'start');

function textOf(node: RichTextNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
