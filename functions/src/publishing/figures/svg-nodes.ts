import type { RichTextNode } from '@learning/shared/contract/fields';

type Properties = Readonly<Record<string, string | number | undefined>>;

/** Returns an element of a tree; numbers are rounded to tenths. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: readonly (RichTextNode | string)[] = [],
): RichTextNode {
  const entries = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [[name, typeof value === 'number' ? rounded(value) : value] as const],
  );
  return {
    type: 'element',
    tagName,
    ...(entries.length > 0 ? { properties: Object.fromEntries(entries) } : {}),
    ...(children.length > 0
      ? {
          children: children.map((child) =>
            typeof child === 'string' ? { type: 'text' as const, value: child } : child,
          ),
        }
      : {}),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

interface Label {
  x: number;
  /** Baseline of the first line. */
  y: number;
  lines: readonly string[];
  className?: string;
  anchor?: 'start' | 'middle' | 'end';
}

export const LINE_HEIGHT = 18;

/** Returns text in lines: SVG does not wrap. */
export function label({ x, y, lines, className, anchor }: Label): RichTextNode {
  return element(
    'text',
    { x, y, className, textAnchor: anchor === 'start' ? undefined : anchor },
    lines.length === 1
      ? [lines[0]!]
      : lines.map((line, index) => element('tspan', { x, y: y + index * LINE_HEIGHT }, [line])),
  );
}

/** Breaks a text into lines of at most so many characters. A longer word has a line of its own. */
export function wrapped(text: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= characters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface Drawing {
  width: number;
  height: number;
  children: RichTextNode[];
}
