/** Returns the unique, lowercase addresses in pasted text. */
export const emailsIn = (text: string): string[] => [...new Set(entriesIn(text))];

/**
 * Returns the lowercase addresses in pasted text, also repeated ones: separated by commas, semicolons, spaces or lines, with or without
 * names as email programs write them, `"Lund, Bea" <bea@example.org>`.
 */
export function entriesIn(text: string): string[] {
  const found = text.split(/[;\n]/).flatMap((line) => {
    const named = [...line.matchAll(/<([^<>]*)>/g)].map(([, address]) => address ?? '');
    if (named.length === 0) return line.split(/[\s,]+/);
    // A name may contain a comma; the rest of it is not an address.
    const others = line.replaceAll(/[^,<>]*<[^<>]*>/g, ' ').split(/[\s,]+/);
    return [...named, ...others.filter((word) => word.includes('@'))];
  });
  return found.map((part) => part.trim().toLowerCase()).filter(Boolean);
}

/** Returns the entries that are not valid addresses. */
export function invalidEmails(emails: readonly string[]): string[] {
  return emails.filter((email) => !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email));
}
