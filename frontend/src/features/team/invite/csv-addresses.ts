/** Longer files are no lists of colleagues. */
export const MAX_CSV_BYTES = 200_000;
/** What is shown of a line without an address. */
const MAX_SHOWN = 60;

/**
 * Returns the address in each line of a CSV file, whatever else is in it; a line without one as it is, so that the preview can say so. A
 * first line without an address names the columns.
 */
export function addressesInCsv(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => /[^\s,;"]/.test(line));
  return lines.flatMap((line, index) => {
    const cell = line
      .split(/[,;\t]/)
      .map((one) => one.replaceAll('"', '').trim())
      .find((one) => one.includes('@'));
    if (cell !== undefined) return /<([^<>]+)>/.exec(cell)?.[1] ?? cell;
    // Spaces would make several entries of it.
    return index === 0
      ? []
      : line
          .split(/[\s,;"<>]+/)
          .filter(Boolean)
          .join('_')
          .slice(0, MAX_SHOWN);
  });
}
