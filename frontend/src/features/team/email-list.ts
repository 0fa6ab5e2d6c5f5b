/** Addresses as people paste them: separated by commas, semicolons, spaces or lines. Each once, in lower case. */
export function emailsIn(text: string): string[] {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  return [...new Set(parts)];
}

/** Those that cannot be addresses. */
export function notEmails(emails: readonly string[]): string[] {
  return emails.filter((email) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email));
}
