/** HTML that can be put into other HTML without escaping. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** Template tag that escapes texts and inserts other templates unchanged. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: strings }, ...parts.map(markupOf)) };
}

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  if (Array.isArray(part)) return part.map(markupOf).join('');
  return (part as Html).markup;
}

function escapeText(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
