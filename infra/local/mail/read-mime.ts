/** The parts of a message that a person reads. */
export interface ReadableMail {
  subject: string;
  /** The plain text part. */
  text: string;
}

interface Part {
  headers: Map<string, string>;
  /** Bytes as Latin-1. */
  body: string;
}

/**
 * Reads subject and plain text of an Internet message. It understands folded headers, encoded words, multipart, base64,
 * quoted-printable and UTF-8, which is enough for the mails of this product.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2045
 */
export function readMime(message: Buffer): ReadableMail {
  const root = partOf(message.toString('latin1'));
  return {
    subject: decodeWords(root.headers.get('subject') ?? ''),
    text: textOf(root) ?? '',
  };
}

function partOf(source: string): Part {
  const text = source.replace(/\r\n/g, '\n');
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  const head = end < 0 ? text : text.slice(0, end);
  const headers = new Map(
    head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => /^([^:]+):\s*(.*)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name!.toLowerCase(), value!]),
  );
  return { headers, body: end < 0 ? '' : text.slice(end).replace(/^\n{1,2}/, '') };
}

function textOf(part: Part): string | undefined {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(type)?.[1];
  if (boundary) {
    return part.body
      .split(`--${boundary}`)
      .slice(1)
      .filter((piece) => !piece.startsWith('--'))
      .map((piece) => textOf(partOf(piece.replace(/^\n/, ''))))
      .find((text) => text !== undefined);
  }
  if (!/^text\/plain/i.test(type)) return undefined;
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase();
  return decode(
    part.body,
    encoding === 'base64' ? 'B' : encoding === 'quoted-printable' ? 'Q' : '',
  );
}

/** Decodes words like `=?utf-8?B?…?=` (RFC 2047). White space between two encoded words is not text. */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, data: string) =>
      kind.toUpperCase() === 'B' ? decode(data, 'B') : decode(data.replaceAll('_', ' '), 'Q'),
    );
}

function decode(text: string, encoding: 'B' | 'Q' | ''): string {
  if (encoding === 'B') return Buffer.from(text, 'base64').toString('utf8');
  const bytes =
    encoding === 'Q'
      ? text
          .replace(/=\n/g, '')
          .replace(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          )
      : text;
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
