/** What a mail says. All of it is text: whatever a person typed is escaped when the mail is composed. */
export interface MailContent {
  subject: string;
  /** The line that a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
}

export type MailBlock =
  | { kind: 'text' | 'note'; text: string }
  /** What someone else wrote, line by line, so that it cannot pass for our own text. */
  | { kind: 'quote'; text: string }
  /** A code to type; phones find it by the words before it, such as `Your sign-in code is`. */
  | { kind: 'code'; label: string; code: string }
  | { kind: 'action' | 'link'; label: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] };

/** Why a person gets the mail, and how to end mails of its kind. */
export interface MailFooter {
  reason: string;
  /** null for a mail that belongs to a purchase or that the person asked for. */
  unsubscribe: { label: string; link: string } | null;
  /** Address of the settings; null for a person without an account. */
  settings: string | null;
}

export const text = (content: string): MailBlock => ({ kind: 'text', text: content });
export const quote = (content: string): MailBlock => ({ kind: 'quote', text: content });
export const code = (label: string, content: string): MailBlock => ({
  kind: 'code',
  label,
  code: content,
});
export const note = (content: string): MailBlock => ({ kind: 'note', text: content });
export const action = (label: string, href: string): MailBlock => ({
  kind: 'action',
  label,
  href,
});
export const link = (label: string, href: string): MailBlock => ({ kind: 'link', label, href });
export const facts = (...rows: (readonly [string, string])[]): MailBlock => ({
  kind: 'facts',
  facts: rows,
});
