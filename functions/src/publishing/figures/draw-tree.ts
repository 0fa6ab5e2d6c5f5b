import type { TreeFigure, TreeStep } from '@learning/content/figure-schema';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { hierarchy, tree } from 'd3-hierarchy';
import { type Drawing, element, label, LINE_HEIGHT, wrapped } from './svg-nodes.ts';

const COLUMN_GAP = 74;
const ROW_GAP = 16;
const CHARACTER = 7.4;
const PADDING = 10;
const INDENT = 18;

/** Draws questions from left to right with their results; on narrow drawings, as an indented list. */
export function drawTree(figure: TreeFigure, width: number, isNarrow: boolean): Drawing {
  return isNarrow ? drawList(figure, width) : drawColumns(figure, width);
}

interface Step {
  text: string;
  answer: string;
  children: Step[];
}

function stepOf({ text, answers = [] }: TreeStep, answer = ''): Step {
  return { text, answer, children: answers.map((branch) => stepOf(branch.next, branch.answer)) };
}

function drawColumns(figure: TreeFigure, width: number): Drawing {
  const root = hierarchy(stepOf(figure.root));
  const boxWidth = (width - root.height * COLUMN_GAP) / (root.height + 1);
  const linesOf = (text: string) => wrapped(text, Math.floor((boxWidth - 2 * PADDING) / CHARACTER));
  const boxHeight = (text: string) => linesOf(text).length * LINE_HEIGHT + 2 * PADDING;
  const tallest = Math.max(...root.descendants().map(({ data }) => boxHeight(data.text)));
  const laid = tree<Step>()
    .nodeSize([tallest + ROW_GAP, boxWidth + COLUMN_GAP])
    .separation(() => 1)(root);
  const nodes = laid.descendants();
  const top = Math.min(...nodes.map((node) => node.x)) - tallest / 2 - 2;
  const height = Math.max(...nodes.map((node) => node.x)) + tallest / 2 + 2 - top;
  const children = nodes.flatMap((node) => {
    const y = node.x - top;
    const drawn = box(node.y, y - boxHeight(node.data.text) / 2, boxWidth, node.data);
    if (!node.parent) return drawn;
    const from = { x: node.parent.y + boxWidth, y: node.parent.x - top };
    const middle = from.x + 12;
    return [
      element('path', {
        d: `M${from.x.toFixed(1)},${from.y.toFixed(1)}H${middle.toFixed(1)}V${y.toFixed(1)}H${node.y.toFixed(1)}`,
        className: 'fig-link',
      }),
      label({
        x: middle + 6,
        y: y - 6,
        lines: [node.data.answer],
        className: 'fig-text fig-strong fig-answer',
      }),
      ...drawn,
    ];
  });
  return { width, height, children };

  function box(x: number, y: number, boxed: number, step: Step): RichTextNode[] {
    return boxOf(x, y, boxed, linesOf(step.text), step.children.length === 0);
  }
}

function boxOf(
  x: number,
  y: number,
  width: number,
  lines: readonly string[],
  isResult: boolean,
): RichTextNode[] {
  const height = lines.length * LINE_HEIGHT + 2 * PADDING;
  return [
    element('rect', {
      x: x + 1,
      y,
      width: width - 2,
      height,
      rx: 6,
      className: isResult ? 'fig-box fig-result' : 'fig-box',
    }),
    label({ x: x + PADDING, y: y + PADDING + 13, lines, className: 'fig-text' }),
  ];
}

function drawList(figure: TreeFigure, width: number): Drawing {
  const children: RichTextNode[] = [];
  let y = 2;
  const add = (step: Step, depth: number, parentBottom: number) => {
    const x = depth * INDENT;
    if (step.answer !== '') {
      children.push(
        label({ x: x + 4, y: y + 14, lines: [step.answer], className: 'fig-text fig-strong' }),
      );
      y += 22;
    }
    const lines = wrapped(step.text, Math.floor((width - x - 2 * PADDING) / CHARACTER));
    const height = lines.length * LINE_HEIGHT + 2 * PADDING;
    if (depth > 0) {
      const left = x - INDENT / 2;
      const middle = y + height / 2;
      children.push(
        element('path', {
          d: `M${left},${parentBottom.toFixed(1)}V${middle.toFixed(1)}H${x}`,
          className: 'fig-link',
        }),
      );
    }
    children.push(...boxOf(x, y, width - x, lines, step.children.length === 0));
    y += height + 10;
    const bottom = y - 10;
    for (const child of step.children) add(child, depth + 1, bottom);
  };
  add(stepOf(figure.root), 0, 0);
  return { width, height: y, children };
}
