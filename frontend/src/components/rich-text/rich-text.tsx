import type { RichTextNode } from '@learning/shared/contract/fields';
import { createElement, Fragment, type ReactNode } from 'react';
import { ALLOWED_TAGS, DROPPED_TAGS, isSafeHref } from './allowed-tags.ts';
import { Callout } from './callout.tsx';
import { renderFigure } from './figure.tsx';
import { LessonText } from './lesson-text.tsx';
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
}

/** Renders a lesson or resource from the sanitized tree of the API. */
export function RichText({ body, renderPause = foldedPause }: Props) {
  return (
    <LessonText>
      {(body.children ?? []).map((node, index) => {
        const pause = pauseOf(node);
        return pause ? (
          <Fragment key={pause.id}>{renderPause(pause)}</Fragment>
        ) : (
          renderNode(node, index)
        );
      })}
    </LessonText>
  );
}

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
        <table>{renderChildren(node)}</table>
      </figure>
    );
  }
  // The empty corner above row headers is not a header.
  if (tag === 'th' && !textOf(node).trim()) return createElement('td', { key });
  const children = tag === 'br' || tag === 'hr' ? [] : renderChildren(node);
  return createElement(tag, { key, ...propertiesOf(tag, node) }, ...children);
}

function propertiesOf(tag: string, { properties = {} }: RichTextNode): Record<string, unknown> {
  const { id, href, start, align } = properties;
  return {
    ...(typeof id === 'string' && /^h[2-4]$/.test(tag) ? { id } : {}),
    ...(tag === 'ol' && typeof start === 'number' ? { start } : {}),
    ...(tag === 'th' ? { scope: 'col' } : {}),
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
