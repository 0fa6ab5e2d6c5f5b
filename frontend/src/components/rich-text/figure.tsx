import type { RichTextNode } from '@learning/shared/contract/fields';
import { createElement, Fragment, type ReactNode } from 'react';

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
  'open',
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

/** Returns the data of a figure that the reader moves; undefined for others. */
export function interactiveSource({ tagName, properties }: RichTextNode): string | undefined {
  const source = tagName === 'figure' ? properties?.['source'] : undefined;
  return typeof source === 'string' ? source : undefined;
}

/**
 * Renders a figure of the tree; `renderOther` renders what is not part of the drawing.
 *
 * @param drawing stands above the data, if the reader moves it; without one, the data are open
 */
export function renderFigure(
  node: RichTextNode,
  key: number,
  renderOther: (node: RichTextNode, key: number) => ReactNode,
  drawing?: ReactNode,
): ReactNode {
  if (node.type === 'text') return node.value;
  const tag = node.tagName ?? '';
  if (!FIGURE_TAGS.has(tag)) return renderOther(node, key);
  const isTable = drawing === undefined && interactiveSource(node) !== undefined;
  const parts = (node.children ?? []).map((child) =>
    isTable && child.tagName === 'details' ? { ...child, properties: { open: true } } : child,
  );
  const children = parts.map((child, index) =>
    drawing !== undefined && child.tagName === 'details' ? (
      <Fragment key={index}>
        {drawing}
        {renderFigure(child, index, renderOther)}
      </Fragment>
    ) : (
      renderFigure(child, index, renderOther)
    ),
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
