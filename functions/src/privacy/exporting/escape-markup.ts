const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns text for XML or HTML. Also drops control characters, which no XML may contain. */
export const escapeMarkup = (text: string) =>
  text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
