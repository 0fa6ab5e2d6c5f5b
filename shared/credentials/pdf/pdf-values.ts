import { LIMITS } from '../limits.ts';
import { ReadFailure } from '../reading/read-failure.ts';

/** A value of a PDF, as far as attachments need them. Text has one character for each byte. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfText
  | PdfName
  | PdfReference
  | PdfValue[]
  | PdfDictionary;

export type PdfDictionary = Map<string, PdfValue>;

export class PdfText {
  readonly bytes: string;

  constructor(bytes: string) {
    this.bytes = bytes;
  }
}

export class PdfName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export class PdfReference {
  readonly object: number;

  constructor(object: number) {
    this.object = object;
  }
}

const SPACE = /(?:[\0\t\n\f\r ]|%[^\n\r]*)*/y;
const PLAIN = /[^\\()]*/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const REFERENCE = /[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

/** Reads values from the text of a PDF, one after the other. @see ISO 32000-2, 7.3 */
export class PdfScanner {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** @throws ReadFailure when there is no value */
  readValue(depth = 0): PdfValue {
    if (depth > LIMITS.pdfDepth) throw new ReadFailure('too_complex');
    this.match(SPACE);
    const start = this.text[this.at];
    if (start === '/') return new PdfName(this.readName());
    if (start === '(') return new PdfText(this.readLiteral());
    if (start === '[') return this.readArray(depth);
    if (this.text.startsWith('<<', this.at)) return this.readDictionary(depth);
    if (start === '<') return new PdfText(this.readHexadecimal());
    return this.readWord();
  }

  /** Moves behind a word if it comes next. */
  skipWord(word: string): boolean {
    this.match(SPACE);
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private readName(): string {
    this.at += 1;
    return this.match(WORD).replaceAll(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  private readWord(): PdfValue {
    const word = this.match(WORD);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new ReadFailure('damaged_file');
    if (/^\d+$/.test(word) && this.match(REFERENCE) !== '') return new PdfReference(Number(word));
    return Number(word);
  }

  private readArray(depth: number): PdfValue[] {
    this.at += 1;
    const items: PdfValue[] = [];
    while (!this.skipWord(']')) items.push(this.readValue(depth + 1));
    return items;
  }

  private readDictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries: PdfDictionary = new Map();
    while (!this.skipWord('>>')) {
      const key = this.readValue(depth + 1);
      if (!(key instanceof PdfName)) throw new ReadFailure('damaged_file');
      entries.set(key.name, this.readValue(depth + 1));
    }
    return entries;
  }

  private readHexadecimal(): string {
    const end = this.text.indexOf('>', this.at);
    if (end === -1) throw new ReadFailure('damaged_file');
    const digits = this.text.slice(this.at + 1, end).replaceAll(/[^\da-f]/gi, '');
    this.at = end + 1;
    return digits.replaceAll(/..?/g, (pair) =>
      String.fromCharCode(Number.parseInt(pair.padEnd(2, '0'), 16)),
    );
  }

  private readLiteral(): string {
    let bytes = '';
    let open = 0;
    this.at += 1;
    while (this.at < this.text.length) {
      bytes += this.match(PLAIN);
      const character = this.text[this.at];
      if (character === '\\') bytes += this.readEscape();
      else if (character === '(' || character === ')') {
        this.at += 1;
        if (character === ')' && open === 0) return bytes;
        open += character === '(' ? 1 : -1;
        bytes += character;
      }
    }
    throw new ReadFailure('damaged_file');
  }

  /** Reads a backslash and what it stands for. */
  private readEscape(): string {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0];
    if (octal) {
      this.at += 1 + octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    }
    const next = this.text.startsWith('\r\n', this.at + 1)
      ? '\r\n'
      : (this.text[this.at + 1] ?? '');
    this.at += 1 + next.length;
    return /[\r\n]/.test(next) ? '' : (ESCAPES[next] ?? next);
  }
}
