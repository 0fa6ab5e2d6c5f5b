import { site } from '@learning/content/site';
import type { MailBlock, MailContent, MailFooter } from './mail-content.ts';
import { MAIL_TEMPLATES } from './mail-templates.gen.ts';

/** A mail with both of its forms. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Composes a mail from the parts that react-email rendered, and the same as plain text. Every text is escaped. */
export function composeMail(content: MailContent, footer: MailFooter): ComposedMail {
  const { subject, preview, heading, blocks } = content;
  const body = [
    fill(MAIL_TEMPLATES.heading, { TEXT: escape(heading) }),
    ...blocks.map(htmlOf),
  ].join('\n');
  const html = fill(MAIL_TEMPLATES.frame, {
    SUBJECT: escape(subject),
    PREVIEW: escape(preview),
    CONTENT: body,
    FOOTER: footerHtml(footer),
  });
  const text = [heading, ...blocks.map(textOf), '--', ...footerTexts(footer)].join('\n\n');
  return { subject, text: `${text}\n`, html };
}

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return fill(MAIL_TEMPLATES[block.kind], { TEXT: escape(block.text) });
    case 'quote':
      return fill(MAIL_TEMPLATES.quote, { TEXT: linesOf(block.text).map(escape).join('<br/>') });
    case 'code':
      return fill(MAIL_TEMPLATES.code, { NAME: escape(block.label), TEXT: escape(block.code) });
    case 'action':
    case 'link':
      return fill(MAIL_TEMPLATES[block.kind], {
        TEXT: escape(block.label),
        HREF: escape(block.href),
      });
    case 'facts':
      return [
        ...block.facts.map(([name, value]) =>
          fill(MAIL_TEMPLATES.fact, { NAME: escape(name), TEXT: escape(value) }),
        ),
        MAIL_TEMPLATES.line,
      ].join('\n');
  }
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'quote':
      return linesOf(block.text)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'code':
      return `${block.label} ${block.code}`;
    case 'action':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}

function footerHtml({ reason, unsubscribe, settings }: MailFooter): string {
  return [
    fill(MAIL_TEMPLATES.footer, { TEXT: escape(reason) }),
    ...(unsubscribe
      ? [
          fill(MAIL_TEMPLATES.footerLink, {
            TEXT: escape(unsubscribe.label),
            HREF: escape(unsubscribe.link),
          }),
        ]
      : []),
    ...(settings
      ? [fill(MAIL_TEMPLATES.footerLink, { TEXT: 'Notification settings', HREF: escape(settings) })]
      : []),
    fill(MAIL_TEMPLATES.footer, { TEXT: escape(`${site.name}, ${site.contact.email}`) }),
  ].join('\n');
}

function footerTexts({ reason, unsubscribe, settings }: MailFooter): string[] {
  return [
    reason,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.link}`] : []),
    ...(settings ? [`Notification settings:\n${settings}`] : []),
    `${site.name}, ${site.contact.email}`,
  ];
}

const linesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/u);

/** Replaces the placeholders of a part in one pass, so that a placeholder in a text stays text. */
function fill(piece: string, values: Record<string, string>): string {
  return piece.replaceAll(
    /%([A-Z]+)%/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (value: string) => value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
