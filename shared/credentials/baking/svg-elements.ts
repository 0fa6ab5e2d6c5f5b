import { ReadFailure } from '../reading/read-failure.ts';

/** The start of an element, as it is written in the file. */
export interface SvgElement {
  /** With its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Namespaces by prefix, as they are at this element. */
  namespaces: ReadonlyMap<string, string>;
  /** Text directly inside, with that of CDATA sections. */
  text: string;
  /** Where its start tag begins and ends in the file, and its end tag ends. */
  at: number;
  contentAt: number;
  endAt: number;
  depth: number;
}

const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 64;
const NAME = /[\p{L}_:][\p{L}\p{N}_:.-]*/uy;
const ATTRIBUTE = /\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const TAG_END = /\s*(\/?)>/y;
const DOCTYPE = /<!DOCTYPE\s+[^[\]<>]*>/y;

/**
 * Reads the elements of an SVG as text. No document is built from it, so no script, style, link or entity of it can do anything.
 *
 * @throws ReadFailure when it is not well-formed, or declares entities
 */
export function readElements(svg: string): SvgElement[] {
  const elements: SvgElement[] = [];
  const open: SvgElement[] = [];
  let at = 0;
  while (at < svg.length) {
    const next = svg.indexOf('<', at);
    const text = svg.slice(at, next === -1 ? svg.length : next);
    const parent = open.at(-1);
    if (parent) parent.text += decodeText(text);
    else if (text.replace(/^\uFEFF/, '').trim() !== '') throw damaged();
    if (next === -1) break;
    at = skipped(svg, next, parent) ?? (svg[next + 1] === '/' ? close(next) : start(next));
  }
  if (open.length > 0 || elements.length === 0) throw damaged();
  return elements;

  function start(from: number): number {
    const name = match(NAME, svg, from + 1)?.[0];
    if (!name || (open.length === 0 && elements.length > 0)) throw damaged();
    let end = from + 1 + name.length;
    const attributes = new Map<string, string>();
    const namespaces = new Map(open.at(-1)?.namespaces);
    for (let found = match(ATTRIBUTE, svg, end); found; found = match(ATTRIBUTE, svg, end)) {
      const [all, attribute, double, single] = found;
      if (attributes.has(attribute!)) throw damaged();
      const value = decodeText(double ?? single ?? '');
      attributes.set(attribute!, value);
      if (attribute === 'xmlns') namespaces.set('', value);
      else if (attribute!.startsWith('xmlns:')) namespaces.set(attribute!.slice(6), value);
      end += all.length;
    }
    const tagEnd = match(TAG_END, svg, end);
    if (!tagEnd || elements.length === MAX_ELEMENTS || open.length === MAX_DEPTH) throw damaged();
    end += tagEnd[0].length;
    const depth = open.length;
    const element = {
      name,
      attributes,
      namespaces,
      text: '',
      at: from,
      contentAt: end,
      endAt: end,
      depth,
    };
    elements.push(element);
    if (tagEnd[1] === '') open.push(element);
    return end;
  }

  function close(from: number): number {
    const element = open.pop();
    const name = match(NAME, svg, from + 2)?.[0];
    if (!element || name !== element.name) throw damaged();
    const tagEnd = match(TAG_END, svg, from + 2 + name.length);
    if (!tagEnd || tagEnd[1] !== '') throw damaged();
    element.endAt = from + 2 + name.length + tagEnd[0].length;
    return element.endAt;
  }
}

/** Skips a comment, processing instruction or document type, and adds the text of a CDATA section to its element. */
function skipped(svg: string, at: number, parent: SvgElement | undefined): number | undefined {
  if (svg.startsWith('<!--', at)) return after(svg, '-->', at + 4);
  if (svg.startsWith('<?', at)) return after(svg, '?>', at + 2);
  if (svg.startsWith('<![CDATA[', at) && parent) {
    const end = after(svg, ']]>', at + 9);
    parent.text += svg.slice(at + 9, end - 3);
    return end;
  }
  if (svg.startsWith('<!', at)) {
    const found = parent ? null : match(DOCTYPE, svg, at);
    if (!found) throw damaged();
    return at + found[0].length;
  }
  return undefined;
}

function after(svg: string, end: string, from: number): number {
  const at = svg.indexOf(end, from);
  if (at === -1) throw damaged();
  return at + end.length;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));|&/g, (_, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    const decoded = code === undefined ? ENTITIES[name ?? ''] : characterOf(code);
    if (decoded === undefined) throw damaged();
    return decoded;
  });
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}

function damaged(): ReadFailure {
  return new ReadFailure('damaged_file');
}
