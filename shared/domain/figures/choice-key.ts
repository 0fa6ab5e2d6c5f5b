/** Names an option in the figures: 32-bit FNV-1a of its text, so that shuffled options are the same and a changed text is another option. */
export function choiceKeyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
