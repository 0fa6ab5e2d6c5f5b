import assert from 'node:assert/strict';
import { waitFor } from './wait-for.ts';
import type { EmulatedHost } from './emulated-request.ts';

interface SentMail {
  To: string[];
  Subject: string;
  BodyText: string;
}

/** Reads what the emulated SES was given to send. */
export function sentMails(emulator: EmulatedHost) {
  const list = async (to: string, subject: RegExp): Promise<SentMail[]> => {
    const { status, body } = await emulator({ path: '/_ministack/ses/messages' });
    assert.equal(status, 200, JSON.stringify(body));
    const mails = Object.values(body.messages as Record<string, SentMail[]>).flat();
    return mails.filter((mail) => mail.To.includes(to) && subject.test(mail.Subject));
  };
  return {
    list,
    /** Waits for the mail to an address with a subject; returns its text. */
    async wait(to: string, subject: RegExp): Promise<string> {
      const read = async () => (await list(to, subject)).at(-1);
      return (await waitFor(`the mail ${String(subject)} to ${to}`, read)).BodyText;
    },
  };
}

export type SentMails = ReturnType<typeof sentMails>;
