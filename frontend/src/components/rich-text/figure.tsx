import type { RichTextNode } from '@learning/shared/contract/fields';
import { createElement, type ReactNode } from 'react';

/** Elements of a figure that publishing draws; the data table is rendered like any other. */
const FIGURE_TAGS: ReadonlySet<string> = new Set([
  'figure',
  'figcaption',
  'p',
  'details',
  'summary',
  'svg',
  'title',
  'desc',
  'path',
  'rect',
  'line',
  'circle',
  'text',
  'tspan',
]);

/** Properties of these elements. None of them holds an address or a script. */
const FIGURE_PROPERTIES: ReadonlySet<string> = new Set([
  'className',
  'cx',
  'cy',
  'd',
  'height',
  'id',
  'r',
  'role',
  'rx',
  'textAnchor',
  'viewBox',
  'width',
  'x',
  'x1',
  'x2',
  'y',
  'y1',
  'y2',
]);

/** Renders a figure of the tree; `renderOther` renders what is not part of the drawing. */
export function renderFigure(
  node: RichTextNode,
  key: number,
  renderOther: (node: RichTextNode, key: number) => ReactNode,
): ReactNode {
  if (node.type === 'text') return node.value;
  const tag = node.tagName ?? '';
  if (!FIGURE_TAGS.has(tag)) return renderOther(node, key);
  const children = (node.children ?? []).map((child, index) =>
    renderFigure(child, index, renderOther),
  );
  return createElement(tag, { key, ...propertiesOf(node) }, ...children);
}

function propertiesOf({ properties = {} }: RichTextNode): Record<string, unknown> {
  const label = properties['ariaLabelledBy'];
  return {
    ...Object.fromEntries(
      Object.entries(properties).filter(([name]) => FIGURE_PROPERTIES.has(name)),
    ),
    ...(typeof label === 'string' ? { 'aria-labelledby': label } : {}),
  };
}
