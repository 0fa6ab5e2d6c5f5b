import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '#state/replace-file.ts';
import { unreadableState } from '#state/state-folder.ts';

/** An email that would have been sent. */
export interface SentMail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML, if the mail has both. */
  html?: string;
  /** Headers beyond those of every mail, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** Text files that came with it. */
  attachments?: { fileName: string; contentType: string; text: string }[];
  /** The confirmation or reset code in the text. */
  code?: string;
  /** ISO 8601. */
  sentAt: string;
}

/** The newest mails, newest first. */
export interface Outbox {
  add(mail: SentMail): void;
  /** Names the code in the newest mail to an address, if the mail has it. */
  nameCode(address: string, code: string): void;
  list(): readonly SentMail[];
  /** Removes the mails to an address, and those that mention it, as if its mailbox had gone with its account. */
  forget(address: string): void;
}

const MAX_MAILS = 200;

/** @throws StartFailure when `file` exists but is not an outbox */
export function openOutbox(file: string): Outbox {
  let mails = readMails(file);
  const save = (changed: SentMail[]) => {
    mails = changed;
    replaceFile(file, JSON.stringify(mails, null, 2));
  };
  return {
    add: (mail) => save([mail, ...mails].slice(0, MAX_MAILS)),
    nameCode(address, code) {
      const named = mails.find(({ to }) => to === address);
      if (named?.text.includes(code)) {
        save(mails.map((mail) => (mail === named ? { ...mail, code } : mail)));
      }
    },
    list: () => mails,
    forget(address) {
      const wanted = address.toLowerCase();
      save(mails.filter((mail) => !JSON.stringify(mail).toLowerCase().includes(wanted)));
    },
  };
}

function readMails(file: string): SentMail[] {
  if (!existsSync(file)) return [];
  try {
    const mails: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(mails)) return mails as SentMail[];
  } catch {
    // Reported below.
  }
  throw unreadableState(file);
}
