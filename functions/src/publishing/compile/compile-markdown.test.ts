import { RichText, type RichTextNode } from '@learning/shared/contract/fields';
import fc from 'fast-check';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { describe, expect, test } from 'vitest';
import { compileMarkdown } from './compile-markdown.ts';

function nodesOf(node: RichTextNode): RichTextNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}
const elementsOf = (markdown: string) =>
  nodesOf(compileMarkdown(markdown).body).filter((node) => node.type === 'element');
const textOf = (markdown: string) =>
  nodesOf(compileMarkdown(markdown).body)
    .map((node) => node.value ?? '')
    .join('');

const HARMLESS_TAGS = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li em strong del a code pre blockquote hr br img input table thead ' +
    'tbody tr th td section sup'
  ).split(' '),
);
const ADDRESSES = ['href', 'src', 'cite', 'longDesc'];
const SAFE_ADDRESS = /^(?:https?:|mailto:|xmpp:|ircs?:|[^:]*$|[^:]*[/?#])/i;

/** Fragments that are dangerous in careless Markdown renderers. */
const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<!-- comment -->',
  '<b onclick="alert(1)">',
  '</p><form action="/x"><input name=password>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[ref]: javascript:alert(1)\n',
  '[ref]',
  '`<script>`',
  '\n\n',
  '> ',
  '- ',
  '# ',
  '| a | b |\n|---|---|\n| 1 | 2 |\n',
  '```html\n',
  '**',
  '[^1]: note\n',
  '[^1]',
  '\u0000',
  '&lt;script&gt;',
);
const markdown = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: hostile }, fc.string({ unit: 'grapheme', maxLength: 12 })),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

describe('compiled Markdown', () => {
  test('contains no script, event handler, script address or raw HTML', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        for (const element of elementsOf(text)) {
          expect(HARMLESS_TAGS).toContain(element.tagName);
          for (const [name, value] of Object.entries(element.properties ?? {})) {
            expect(name).not.toMatch(/^on|^style$|^srcdoc$|^form/i);
            const isUnsafe = ADDRESSES.includes(name) && !SAFE_ADDRESS.test(String(value));
            expect(isUnsafe, `${name}=${String(value)}`).toBe(false);
          }
        }
      }),
      propertyRuns(100),
    );
  });

  test('always has the shape of the contract', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const { body } = compileMarkdown(text);
        expect(RichText.parse(JSON.parse(JSON.stringify(body)))).toEqual(body);
      }),
    );
  });

  test('keeps the link text of an address it drops', () => {
    const links = elementsOf('See [the form](javascript:alert(1)) first.');
    expect(links.map((link) => [link.tagName, link.properties])).toEqual([
      ['p', undefined],
      ['a', undefined],
    ]);
    expect(textOf('See [the form](javascript:alert(1)) first.')).toBe('See the form first.');
  });

  test('keeps ordinary addresses', () => {
    const [, link] = elementsOf('[site](https://example.org/a?b=1)');
    expect(link?.properties?.['href']).toBe('https://example.org/a?b=1');
  });

  test('has typographic quotes, dashes and ellipses', () => {
    expect(textOf('"I don\'t know", she said -- then --- silence...')).toBe(
      '“I don’t know”, she said – then — silence…',
    );
  });

  test('leaves code as it was typed', () => {
    expect(textOf('`"a" -- b`')).toBe('"a" -- b');
  });

  test('keeps the space of a line break between two emphasized words', () => {
    expect(textOf('**first**\n*second*')).toBe('first\nsecond');
    expect(textOf('- **first**\n  *second*')).toBe('first\nsecond');
  });

  test('has no text between blocks, list items or table cells', () => {
    const body = compileMarkdown('a\n\n- b\n- c\n\n> d\n\n| e | f |\n|---|---|\n| g | h |').body;
    const containers = ['root', 'ul', 'table', 'thead', 'tbody', 'tr', 'blockquote'];
    const found = nodesOf(body).filter((node) => containers.includes(node.tagName ?? node.type));
    const children = found.flatMap((node) => node.children ?? []);
    expect(new Set(found.map((node) => node.tagName ?? node.type))).toEqual(new Set(containers));
    expect(children.filter((child) => child.type === 'text')).toEqual([]);
  });

  test('lists the headings of levels 2 to 4 with their ids', () => {
    const { headings, body } = compileMarkdown(
      '# Title\n\n## Core *ideas*\n\n### It\'s "one"\n\n#### Deep\n\n##### Deeper\n\n## Core ideas',
    );
    expect(headings).toEqual([
      { id: 'core-ideas', depth: 2, text: 'Core ideas' },
      { id: 'its-one', depth: 3, text: 'It’s “one”' },
      { id: 'deep', depth: 4, text: 'Deep' },
      { id: 'core-ideas-1', depth: 2, text: 'Core ideas' },
    ]);
    const ids = nodesOf(body).map((node) => node.properties?.['id']);
    for (const { id } of headings) expect(ids.filter((other) => other === id)).toHaveLength(1);
  });

  test('says in words when a law box was checked', () => {
    expect(
      textOf('Notice is due. Checked on 2026-11-21. The bill was checked on 2026-11-22.'),
    ).toBe('Notice is due. Checked November 21, 2026. The bill was checked on November 22, 2026.');
  });

  test('is the same for the same text', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(compileMarkdown(text)).toEqual(compileMarkdown(text));
      }),
      propertyRuns(30),
    );
  });
});
