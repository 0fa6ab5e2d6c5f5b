/** Finds what a learner writes in a module: the answers to its pauses, and the deliverable with its rubric. */
import type { RichTextNode } from '@learning/shared/contract/fields';
import type { WritingPrompt, RubricPart } from '#catalog/catalog-records.ts';

const PAUSE = /^Pause and apply/;
const ANSWER = /^A sound answer/;
const HEADING = /^h[2-4]$/;

interface LessonTasks {
  /** The text, with each pause as a blockquote with an id, and its sound answer as a `details` element in it. */
  body: RichTextNode;
  prompts: WritingPrompt[];
  rubric: RubricPart[];
}

/** Source: rules/content.md C37, C39 */
export function lessonTasks(body: RichTextNode): LessonTasks {
  const prompts: WritingPrompt[] = [];
  let section = 'start';
  const children = (body.children ?? []).map((node) => {
    if (HEADING.test(node.tagName ?? '')) section = idOf(node) ?? section;
    if (node.tagName !== 'blockquote' || !PAUSE.test(textOf(node).trimStart())) return node;
    const { pause, prompt } = splitPause(node);
    const id = uniqueId(`pause-${section}`, prompts);
    prompts.push({ id, text: prompt });
    return { ...pause, properties: { id } };
  });
  const deliverable = sectionOf(children, 'deliverable');
  const rubric = rubricOf(sectionOf(children, 'rubric'));
  if (rubric.length > 0) {
    prompts.push({ id: 'deliverable', text: deliverable.map(textOf).join('\n').trim() });
  }
  return { body: { ...body, children }, prompts, rubric };
}

/** Separates the paragraphs of the task from those of the sound answer. */
function splitPause(node: RichTextNode): { pause: RichTextNode; prompt: string } {
  const children = node.children ?? [];
  const at = children.findIndex((child) => ANSWER.test(textOf(child).trimStart()));
  const task = at < 0 ? children : children.slice(0, at);
  const answer =
    at < 0 ? [] : children.slice(at).map((child, index) => (index ? child : unlabeled(child)));
  const prompt = task
    .map(textOf)
    .join('\n')
    .trim()
    .replace(/^Pause and apply\.?\s*/, '');
  const details: RichTextNode = { type: 'element', tagName: 'details', children: answer };
  return {
    pause: { ...node, children: answer.length > 0 ? [...task, details] : task },
    prompt,
  };
}

/** Removes the label, which the screen shows as a heading, from the first paragraph of an answer. */
function unlabeled(paragraph: RichTextNode): RichTextNode {
  const [label, ...rest] = paragraph.children ?? [];
  if (!label || !ANSWER.test(textOf(label))) return paragraph;
  const [first, ...others] = rest;
  const text = first?.type === 'text' ? { ...first, value: first.value?.trimStart() } : first;
  return { ...paragraph, children: text ? [text, ...others] : [] };
}

function uniqueId(text: string, prompts: readonly WritingPrompt[]): string {
  const wanted = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/-$/, '');
  const isTaken = (id: string) => prompts.some((prompt) => prompt.id === id);
  if (!isTaken(wanted)) return wanted;
  let number = 2;
  while (isTaken(`${wanted}-${number}`)) number++;
  return `${wanted}-${number}`;
}

/** Returns the nodes between a second-level heading and the next one. */
function sectionOf(nodes: readonly RichTextNode[], id: string): RichTextNode[] {
  const start = nodes.findIndex((node) => node.tagName === 'h2' && idOf(node) === id);
  if (start < 0) return [];
  const end = nodes.findIndex((node, index) => index > start && node.tagName === 'h2');
  return nodes.slice(start + 1, end < 0 ? undefined : end);
}

/** Reads the first table: a row for each part, a column for each level. */
function rubricOf(nodes: readonly RichTextNode[]): RubricPart[] {
  const table = nodes.find((node) => node.tagName === 'table');
  if (!table) return [];
  const [head, ...rows] = elementsOf(table, 'tr');
  const levels = head ? cellsOf(head).slice(1) : [];
  return rows.map((row) => {
    const [name = '', ...texts] = cellsOf(row);
    return {
      name,
      levels: levels.map((level, index) => ({ name: level, text: texts[index] ?? '' })),
    };
  });
}

const cellsOf = (row: RichTextNode): string[] =>
  [...elementsOf(row, 'th'), ...elementsOf(row, 'td')].map((cell) => textOf(cell).trim());

function elementsOf(node: RichTextNode, tagName: string): RichTextNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName === tagName ? [child] : elementsOf(child, tagName),
  );
}

function idOf(node: RichTextNode): string | undefined {
  const id = node.properties?.['id'];
  return typeof id === 'string' ? id : undefined;
}

function textOf(node: RichTextNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
