/**
 * Command: renders the parts of every mail with react-email and writes them to `mail-templates.gen.ts`. Run it after a change of this file:
 * `node functions/src/mail/render-mail-templates.ts`. Mails are composed from the parts when they are sent, without React.
 */
import { site } from '@learning/content/site';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  render,
  Section,
  Text,
} from 'react-email';

const SANS = "'Source Sans 3', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const SERIF = "'Source Serif 4', Georgia, 'Times New Roman', serif";

/** Colors of the site; mail programs that know dark mode take the ones in the style sheet. */
const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: #17594A; }
@media (max-width: 520px) {
  .card { padding: 0 !important; }
  .card > tbody > tr > td { padding: 24px 20px 12px !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page td { background-color: #0E1B1E !important; }
  .card, .card td { background-color: #14262A !important; }
  .card { border-color: #2B434A !important; }
  .ink { color: #F1ECE2 !important; }
  .muted { color: #B9C4C2 !important; }
  .line { border-color: #2B434A !important; }
  .action, .action span { background-color: #74C7AE !important; color: #07201A !important; }
  a.link { color: #8AD3BD !important; }
}`;

const text: CSSProperties = {
  fontFamily: SANS,
  fontSize: '17px',
  lineHeight: '1.55',
  color: '#14272B',
  // Addresses and ids are longer than a phone is wide.
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
  margin: '0 0 16px',
};
const small: CSSProperties = { ...text, fontSize: '14px', color: '#45575A', margin: '0 0 8px' };

/** The line beside the subject: shown by lists of mails, not by the mail. */
const hidden: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

/** Placeholders; the texts that replace them are escaped (`compose-mail.ts`). */
const frame = h(
  Html,
  { lang: 'en', dir: 'ltr' },
  h(
    Head,
    null,
    h('title', null, '%SUBJECT%'),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('style', { dangerouslySetInnerHTML: { __html: DARK_STYLES } }),
  ),
  h(
    Body,
    { className: 'page', style: { backgroundColor: '#FBF8F2', margin: '0', padding: '24px 12px' } },
    h('div', { style: hidden }, '%PREVIEW%'),
    h(
      Container,
      { style: { maxWidth: '560px', margin: '0 auto' } },
      h(
        Text,
        {
          className: 'ink',
          style: {
            ...text,
            fontFamily: SERIF,
            fontSize: '20px',
            fontWeight: 600,
            margin: '0 0 16px 4px',
          },
        },
        site.name,
      ),
      h(
        Section,
        {
          className: 'card',
          style: {
            backgroundColor: '#FFFEFB',
            border: '1px solid #DED6C6',
            borderRadius: '10px',
            padding: '32px 36px 20px',
          },
        },
        '%CONTENT%',
      ),
      h(Section, { style: { padding: '20px 4px 0' } }, '%FOOTER%'),
    ),
  ),
);

const parts: Record<string, ReactElement> = {
  heading: h(
    Heading,
    {
      as: 'h1',
      className: 'ink',
      style: {
        ...text,
        fontFamily: SERIF,
        fontSize: '26px',
        lineHeight: '1.2',
        fontWeight: 600,
        margin: '0 0 16px',
      },
    },
    '%TEXT%',
  ),
  text: h(Text, { className: 'ink', style: text }, '%TEXT%'),
  note: h(Text, { className: 'muted', style: { ...small, margin: '0 0 16px' } }, '%TEXT%'),
  quote: h(
    Text,
    {
      className: 'ink line',
      style: { ...text, borderLeft: '3px solid #DED6C6', padding: '0 0 0 14px' },
    },
    '%TEXT%',
  ),
  code: h(
    Text,
    { className: 'ink', style: text },
    '%NAME% ',
    h('strong', { style: { fontSize: '26px', whiteSpace: 'nowrap' } }, '%TEXT%'),
  ),
  action: h(
    Section,
    { style: { margin: '8px 0 24px' } },
    h(
      Button,
      {
        href: '%HREF%',
        className: 'action',
        style: {
          fontFamily: SANS,
          fontSize: '17px',
          fontWeight: 600,
          lineHeight: '1.3',
          backgroundColor: '#17594A',
          color: '#FFFFFF',
          borderRadius: '8px',
          padding: '13px 22px',
        },
      },
      '%TEXT%',
    ),
  ),
  link: h(
    Text,
    { className: 'ink', style: text },
    h(
      Link,
      {
        href: '%HREF%',
        className: 'link',
        style: { color: '#17594A', textDecoration: 'underline' },
      },
      '%TEXT%',
    ),
  ),
  fact: h(
    Text,
    { className: 'ink', style: { ...text, margin: '0 0 6px' } },
    h('span', { className: 'muted', style: { color: '#45575A' } }, '%NAME%: '),
    h('strong', null, '%TEXT%'),
  ),
  line: h(Hr, { className: 'line', style: { borderTop: '1px solid #DED6C6', margin: '16px 0' } }),
  footer: h(Text, { className: 'muted', style: small }, '%TEXT%'),
  footerLink: h(
    Text,
    { className: 'muted', style: small },
    h(
      Link,
      {
        href: '%HREF%',
        className: 'link',
        style: { color: '#17594A', textDecoration: 'underline' },
      },
      '%TEXT%',
    ),
  ),
};

const DOCTYPE = /<!DOCTYPE[^>]*>/;
/** Left by React for its own use. */
const COMMENTS = /<!--(?:\/?\$|\w+)-->/g;

/** Returns the HTML of every part, with its placeholders. */
export async function renderMailTemplates(): Promise<Record<string, string>> {
  const templates: Record<string, string> = {};
  for (const [name, part] of Object.entries({ frame, ...parts })) {
    const html = (await render(part)).replaceAll(COMMENTS, '');
    templates[name] = name === 'frame' ? html : html.replace(DOCTYPE, '');
  }
  return templates;
}

if (process.argv[1] === import.meta.filename) {
  const templates = await renderMailTemplates();
  const file = join(import.meta.dirname, 'mail-templates.gen.ts');
  const source = `/** Written by render-mail-templates.ts. */\nexport const MAIL_TEMPLATES = ${JSON.stringify(templates, null, 2)} as const;\n`;
  await writeFile(file, source);
  console.log(`Mail  ${Object.keys(templates).length} parts, ${source.length} bytes`);
}
