type Row = Record<string, unknown>;

/** Returns a response as lines for a terminal: a list with a line for each entry, everything else with a line for each field. */
export function responseLines(response: unknown): string[] {
  if (!isRow(response)) return [shown(response)];
  if (typeof response['csv'] === 'string')
    return response['csv'].trimEnd().split('\r\n').map(plain);
  return Object.entries(response).flatMap(([field, value]) => {
    if (!isList(value)) return [`${field}  ${isRow(value) ? fieldsOf(value) : shown(value)}`];
    return value.length === 0
      ? [`${field}  none`]
      : [`${field}  ${value.length}`, ...value.flatMap(entryLines)];
  });
}

/** A text of several lines gets them below its entry. */
function entryLines(entry: unknown): string[] {
  if (!isRow(entry)) return [`  ${shown(entry)}`];
  const long = Object.entries(entry).filter(
    ([, value]) => typeof value === 'string' && value.includes('\n'),
  );
  const short = Object.entries(entry).filter(([field]) => !long.some(([name]) => name === field));
  return [
    `  ${fieldsOf(Object.fromEntries(short))}`,
    ...long.flatMap(([field, text]) => [
      `    ${field}:`,
      ...String(text)
        .split('\n')
        .map((line) => `      ${plain(line)}`),
    ]),
  ];
}

const fieldsOf = (row: Row) =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field, value]) => `${field}=${shown(value)}`)
    .join('  ');

const shown = (value: unknown): string =>
  plain(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A text that others wrote cannot move a terminal's cursor. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
