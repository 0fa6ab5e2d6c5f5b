import type { RichTextNode } from '@learning/shared/contract/fields';
import { createElement, Fragment, type ReactNode } from 'react';
import { ALLOWED_TAGS, DROPPED_TAGS, isSafeHref } from './allowed-tags.ts';
import { Callout } from './callout.tsx';
import { renderFigure } from './figure.tsx';
import { LessonText } from './lesson-text.tsx';
import { type LawBox, lawBoxOf } from './law-box.ts';
import { FoldedAnswer, Pause } from './pause.tsx';

/** A 'Pause and apply' of a lesson. */
export interface PauseContent {
  id: string;
  task: ReactNode;
  /** null if the author has not written one. */
  soundAnswer: ReactNode;
}

interface Props {
  body: RichTextNode;
  /** Renders a pause with a field to answer it. By default, the sound answer can be unfolded. */
  renderPause?: (pause: PauseContent) => ReactNode;
  /** Renders the law boxes that follow one another. By default, each is a note. */
  renderLaw?: (boxes: ShownLaw[]) => ReactNode;
}

/** A law box with its text as elements. */
export interface ShownLaw extends Omit<LawBox, 'body'> {
  text: ReactNode;
  /** The same as plain text. */
  words: string;
}

/** Renders a lesson or resource from the sanitized tree of the API. */
export function RichText({ body, renderPause = foldedPause, renderLaw }: Props) {
  const nodes = body.children ?? [];
  const laws = nodes.map((node) => (renderLaw ? lawBoxOf(node) : undefined));
  return (
    <LessonText>
      {nodes.map((node, index) => {
        const pause = pauseOf(node);
        if (pause) return <Fragment key={pause.id}>{renderPause(pause)}</Fragment>;
        if (!renderLaw || !laws[index]) return renderNode(node, index);
        // The first box shows those that follow it. Theirs is an empty place: the paragraphs of a lesson are counted.
        if (laws[index - 1]) return <div key={index} hidden />;
        const end = laws.findIndex((law, at) => at > index && !law);
        const group = laws
          .slice(index, end < 0 ? undefined : end)
          .filter((law) => law !== undefined);
        return <Fragment key={index}>{renderLaw(group.map(shownLaw))}</Fragment>;
      })}
    </LessonText>
  );
}

const shownLaw = ({ body, ...law }: LawBox): ShownLaw => ({
  ...law,
  text: body.map((node, index) => renderNode(node, index)),
  words: body.map(textOf).join(' '),
});

const foldedPause = ({ task, soundAnswer }: PauseContent) => (
  <Pause task={task}>{soundAnswer && <FoldedAnswer>{soundAnswer}</FoldedAnswer>}</Pause>
);

/** Returns the pause that a blockquote with an id is, or undefined. */
function pauseOf({ tagName, properties, children = [] }: RichTextNode): PauseContent | undefined {
  const id = properties?.['id'];
  if (tagName !== 'blockquote' || typeof id !== 'string') return undefined;
  const answer = children.find((child) => child.tagName === 'details');
  return {
    id,
    task: children.map((child, index) => (child === answer ? null : renderNode(child, index))),
    soundAnswer: answer ? renderChildren(answer) : null,
  };
}

function renderChildren(node: RichTextNode): ReactNode[] {
  return (node.children ?? []).map((child, index) => renderNode(child, index));
}

function renderNode(node: RichTextNode, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  const tag = node.tagName ?? '';
  if (DROPPED_TAGS.has(tag)) return null;
  if (tag === 'figure') return renderFigure(node, key, renderNode);
  if (tag === 'dfn' && node.properties?.['term'] !== undefined) {
    return (
      // Explained by the glossary of the player, which also marked it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button does not break across lines, so the text would move
      <span key={key} role="button" tabIndex={0} data-term={node.properties['term']}>
        {renderChildren(node)}
      </span>
    );
  }
  if (!ALLOWED_TAGS.has(tag)) return renderChildren(node);
  if (tag === 'blockquote') {
    return (
      <Callout key={key} opening={textOf(node).trimStart()}>
        {renderChildren(node)}
      </Callout>
    );
  }
  if (tag === 'table') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      <figure key={key} className="table-frame" aria-label="Table" tabIndex={0}>
        <table>{renderTable(node)}</table>
      </figure>
    );
  }
  // The empty corner above row headers is not a header.
  if (tag === 'th' && !textOf(node).trim()) return createElement('td', { key });
  const children = tag === 'br' || tag === 'hr' ? [] : renderChildren(node);
  return createElement(tag, { key, ...propertiesOf(tag, node) }, ...children);
}

/** Gives each cell the heading of its column as `data-label`: on phones, a row is a card of labels and values. */
function renderTable(table: RichTextNode): ReactNode[] {
  const rows = (table.children ?? []).flatMap(({ children = [] }) => children);
  const labels = cellsOf(rows.find((row) => cellsOf(row)[0]?.tagName === 'th')).map(textOf);
  const labelled = (node: RichTextNode): RichTextNode =>
    node.tagName === 'tr'
      ? { ...node, children: cellsOf(node).map((cell, column) => withLabel(cell, labels[column])) }
      : { ...node, children: (node.children ?? []).map(labelled) };
  return renderChildren(labelled(table));
}

const cellsOf = (row: RichTextNode | undefined) =>
  (row?.children ?? []).filter(({ tagName }) => tagName === 'td' || tagName === 'th');

function withLabel(cell: RichTextNode, label: string | undefined): RichTextNode {
  const text = label?.trim();
  return cell.tagName === 'td' && text
    ? { ...cell, properties: { ...cell.properties, label: text } }
    : cell;
}

function propertiesOf(tag: string, { properties = {} }: RichTextNode): Record<string, unknown> {
  const { id, href, start, align, label } = properties;
  return {
    ...(typeof id === 'string' && /^h[2-4]$/.test(tag) ? { id } : {}),
    ...(tag === 'ol' && typeof start === 'number' ? { start } : {}),
    ...(tag === 'th' ? { scope: 'col' } : {}),
    ...(tag === 'td' && typeof label === 'string' ? { 'data-label': label } : {}),
    ...(/^t[hd]$/.test(tag) && align === 'right' ? { className: 'is-number' } : {}),
    ...(tag === 'a' && typeof href === 'string' && isSafeHref(href)
      ? {
          href,
          ...(/^https?:/i.test(href) ? { rel: 'noopener noreferrer', target: '_blank' } : {}),
        }
      : {}),
  };
}

function textOf(node: RichTextNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
