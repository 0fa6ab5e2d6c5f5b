const ADDRESS = /https?:\/\/[^\s"'<>\\^`{|}]+/g;

/** Returns the addresses in a text, or in the texts of a value. */
export function addressesIn(content: unknown): string[] {
  if (typeof content === 'string')
    return [...content.matchAll(ADDRESS)].map(([found]) => ended(found));
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(addressesIn);
}

/** Leaves out what ends the sentence or the Markdown around an address; a parenthesis that it opens itself belongs to it. */
function ended(found: string): string {
  let address = found;
  for (;;) {
    const isClosing = /[)\]]$/.test(address);
    const opens = (address.match(/[([]/g) ?? []).length;
    const closes = (address.match(/[)\]]/g) ?? []).length;
    if (/[.,;:!?*_]$/.test(address) || (isClosing && closes > opens))
      address = address.slice(0, -1);
    else break;
  }
  // Markdown goes on after the parenthesis of a link: `[a](https://x.org), b`.
  const end = firstUnopened(address);
  return end === -1 ? address : ended(address.slice(0, end));
}

/** Returns where a parenthesis closes that the address does not open; -1 when there is none. */
function firstUnopened(address: string): number {
  let depth = 0;
  for (let index = 0; index < address.length; index += 1) {
    const character = address[index];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return index;
  }
  return -1;
}
