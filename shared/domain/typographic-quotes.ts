/** Replaces straight quotes with typographic ones. Modules and metadata get theirs when they are published. */
export function typographicQuotes(text: string): string {
  return text
    .replace(/(?<=^|[\s([{–—-])"/g, '“')
    .replace(/"/g, '”')
    .replace(/(?<=^|[\s([{–—“-])'/g, '‘')
    .replace(/'/g, '’');
}

/** Replaces the quotes in every text of a JSON value, including keys of ids, which contain none. */
export function withTypographicQuotes<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? typographicQuotes(part) : part,
  ) as T;
}
