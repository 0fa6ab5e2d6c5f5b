const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an e-mail address leads to, so that one person's spellings of an address count as one: case, `+tags`,
 * and the dots of Gmail. For comparing only; mail goes to the address as it was entered.
 *
 * @see https://support.google.com/mail/answer/7436150 (dots do not matter in Gmail addresses)
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  if (!GMAIL.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}
