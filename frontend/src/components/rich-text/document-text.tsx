import { DOCUMENT_TAGS, type DocumentNode } from '@learning/shared/domain/documents/document-node';
import { documentText } from '#styled-system/recipes/index.js';
import { createElement, type ReactNode } from 'react';

interface Props {
  body: DocumentNode;
  /**
   * How many levels its headings are lowered: 3 makes the first an `h4`.
   *
   * @default 0
   */
  headingOffset?: number;
}

/** Renders a document with the learner's text. Nothing in it is ever parsed as HTML. */
export function DocumentText({ body, headingOffset = 0 }: Props) {
  return <div className={documentText()}>{renderChildren(body, headingOffset)}</div>;
}

function renderChildren(node: DocumentNode, headingOffset: number): ReactNode[] {
  return (node.children ?? []).map((child, index) => renderNode(child, index, headingOffset));
}

function renderNode(node: DocumentNode, key: number, headingOffset: number): ReactNode {
  if (node.type === 'text') return node.value;
  const tag = node.tagName ?? '';
  if (!DOCUMENT_TAGS.has(tag)) return renderChildren(node, headingOffset);
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  const children = renderChildren(node, headingOffset);
  const level = Number(/^h([1-4])$/.exec(tag)?.[1] ?? 0);
  if (level > 0) {
    const heading = `h${Math.min(6, level + headingOffset)}`;
    return createElement(heading, { key, className: `level-${level}` }, ...children);
  }
  if (tag === 'table') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      <figure key={key} className="table-frame" aria-label="Table" tabIndex={0}>
        <table>{children}</table>
      </figure>
    );
  }
  return createElement(tag, { key, ...cellProperties(node) }, ...children);
}

function cellProperties({ properties = {} }: DocumentNode): Record<string, unknown> {
  const { colSpan, rowSpan, scope } = properties;
  return {
    ...(Number(colSpan) > 1 ? { colSpan: Number(colSpan) } : {}),
    ...(Number(rowSpan) > 1 ? { rowSpan: Number(rowSpan) } : {}),
    ...(scope === 'row' || scope === 'col' ? { scope } : {}),
  };
}
