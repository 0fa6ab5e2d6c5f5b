import type { RichTextNode } from '@learning/shared/contract/fields';
import { LAW_COUNTRIES, type LawCountry } from '@learning/shared/domain/law-choice';

/** A rule of one country in a lesson. Source: rules/content.md C1 */
export interface LawBox {
  country: LawCountry;
  body: RichTextNode[];
  /** As it is read: `Checked November 21, 2026`. */
  checked: string | undefined;
}

function isLawCountry(value: unknown): value is LawCountry {
  return LAW_COUNTRIES.some((country) => country === value);
}

const CHECKED = /\s*(Checked [A-Z][a-z]+ \d{1,2}, \d{4})\.?\s*$/;

/** Returns the law box that a blockquote is, or undefined. Its country is its title, and its date stands apart. */
export function lawBoxOf({ tagName, children = [] }: RichTextNode): LawBox | undefined {
  if (tagName !== 'blockquote') return undefined;
  const [first, ...rest] = children;
  const [name, ...words] = first?.children ?? [];
  const country = name?.tagName === 'strong' ? name.children?.[0]?.value?.replace(/\.$/, '') : '';
  if (!first || !isLawCountry(country)) return undefined;
  const body = [{ ...first, children: withoutLeadingSpace(words) }, ...rest];
  const last = body.at(-1)!;
  const end = last.children?.at(-1)?.value;
  const checked = end === undefined ? undefined : CHECKED.exec(end)?.[1];
  if (end === undefined || checked === undefined) return { country, body, checked: undefined };
  const shortened = { type: 'text' as const, value: end.replace(CHECKED, '') };
  return {
    country,
    body: [
      ...body.slice(0, -1),
      { ...last, children: [...(last.children ?? []).slice(0, -1), shortened] },
    ],
    checked,
  };
}

function withoutLeadingSpace([first, ...rest]: RichTextNode[]): RichTextNode[] {
  if (first?.value === undefined) return first ? [first, ...rest] : rest;
  return [{ ...first, value: first.value.trimStart() }, ...rest];
}
