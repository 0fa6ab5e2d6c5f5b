import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { action, code, facts, note, quote, text } from './mail-content.ts';
import { MAIL_TEMPLATES } from './mail-templates.gen.ts';
import { renderMailTemplates } from './render-mail-templates.ts';

const footer = {
  reason: 'You get this email because you have an account.',
  unsubscribe: { label: 'Stop emails about reviews', link: 'https://x.example/unsubscribe#t' },
  settings: 'https://x.example/account',
};
const HOSTILE = `<script>alert("1")</script> & %TEXT% %FOOTER% <img src=x onerror='x'>`;

test('The stored parts are what react-email renders', async () => {
  expect(MAIL_TEMPLATES).toEqual(await renderMailTemplates());
});

// Source: rules/notifications.md N10
test('A text that a person typed is escaped everywhere, and no placeholder in it is filled', () => {
  const { html } = composeMail(
    {
      subject: HOSTILE,
      preview: HOSTILE,
      heading: HOSTILE,
      blocks: [
        text(HOSTILE),
        note(HOSTILE),
        quote(HOSTILE),
        code(HOSTILE, HOSTILE),
        action(HOSTILE, HOSTILE),
        facts([HOSTILE, HOSTILE]),
      ],
    },
    { ...footer, reason: HOSTILE, unsubscribe: { label: HOSTILE, link: HOSTILE } },
  );
  const withoutFrame = html.replace(
    MAIL_TEMPLATES.frame.slice(0, MAIL_TEMPLATES.frame.indexOf('<body')),
    '',
  );
  expect(withoutFrame).not.toMatch(/<script|<img|onerror='/);
  expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)/g)?.length).toBeGreaterThanOrEqual(10);
  expect(html).toContain('%TEXT% %FOOTER%');
});

test('The text part says the same as the HTML', () => {
  const mail = composeMail(
    {
      subject: 'Your order',
      preview: 'Thanks',
      heading: 'Thank you',
      blocks: [
        text('We received your payment.'),
        facts(['Paid', '$99.00'], ['Order', '01K']),
        action('Start Learning', 'https://x.example/dashboard'),
        note('Cancel within 24 hours.'),
      ],
    },
    footer,
  );
  expect(mail.text).toBe(`Thank you

We received your payment.

Paid: $99.00
Order: 01K

Start Learning:
https://x.example/dashboard

Cancel within 24 hours.

--

You get this email because you have an account.

Stop emails about reviews:
https://x.example/unsubscribe#t

Notification settings:
https://x.example/account

Due Course, support@duecourse.example
`);
  for (const line of ['Thank you', '$99.00', 'Start Learning', 'Cancel within 24 hours.']) {
    expect(mail.html).toContain(line);
  }
  expect(mail.html).toContain('href="https://x.example/unsubscribe#t"');
  expect(mail.html).toContain('prefers-color-scheme: dark');
});

test('Every placeholder is filled', () => {
  const blocks = [text('a'), note('a'), action('a', 'b'), facts(['a', 'b'])];
  const { html } = composeMail({ subject: 'a', preview: 'b', heading: 'c', blocks }, footer);
  expect(html).not.toMatch(/%[A-Z]+%/);
});

test('What someone else wrote is marked line by line, so that it cannot pass for our text', () => {
  const blocks = [quote('Hello\r\nQuestions: x@evil.example\u2028<b>'), code('Your code is', '12')];
  const mail = composeMail({ subject: 'a', preview: 'b', heading: 'c', blocks }, footer);
  expect(mail.text).toContain('> Hello\n> Questions: x@evil.example\n> <b>\n\nYour code is 12\n');
  expect(mail.html).toContain('>Hello<br/>Questions: x@evil.example<br/>&lt;b&gt;</p>');
});
