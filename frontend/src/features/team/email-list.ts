/**
 * Addresses as people paste them: separated by commas, semicolons, spaces or lines, or with names as mail programs write them,
 * `"Lund, Bea" <bea@example.org>`. Each once, in lower case.
 */
export function emailsIn(text: string): string[] {
  const found = text.split(/[;\n]/).flatMap((line) => {
    const named = [...line.matchAll(/<([^<>]*)>/g)].map(([, address]) => address ?? '');
    if (named.length === 0) return line.split(/[\s,]+/);
    // A name may hold a comma: what is left of it is no address.
    const others = line.replaceAll(/[^,<>]*<[^<>]*>/g, ' ').split(/[\s,]+/);
    return [...named, ...others.filter((word) => word.includes('@'))];
  });
  return [...new Set(found.map((part) => part.trim().toLowerCase()).filter(Boolean))];
}

/** Those that cannot be addresses. */
export function notEmails(emails: readonly string[]): string[] {
  return emails.filter((email) => !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email));
}
