/** Straight quotes as they are typed, to the ones a book has. Modules and metadata get theirs when they are published. */
export function typographicQuotes(text: string): string {
  return text
    .replace(/(?<=^|[\s([{–—-])"/g, '“')
    .replace(/"/g, '”')
    .replace(/(?<=^|[\s([{–—“-])'/g, '‘')
    .replace(/'/g, '’');
}

/** The same in every text of something that travelled as JSON. Its ids hold no quotes. */
export function withTypographicQuotes<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? typographicQuotes(part) : part,
  ) as T;
}
