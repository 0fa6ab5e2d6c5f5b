import type { CourseFolder } from '@learning/content/source';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { resourceSlug } from '@learning/content/schema';
import { LEGAL_NOTE } from '@learning/content/validation/legal-note';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wordFile } from '#lib/word/word-file.ts';
import { zipParts } from '#testing/zip-parts.ts';
import { resourceDocument } from './resource-document.ts';

// The trees come from the server's compiler. It is outside this TypeScript project, so it is imported by a computed
// name.
const content = join(import.meta.dirname, '../../../../../functions/src/publishing');
const { loadContent } = (await import(join(content, 'load-content.ts'))) as {
  loadContent: () => Promise<CourseFolder[]>;
};
const { compileMarkdown } = (await import(join(content, 'compile/compile-markdown.ts'))) as {
  compileMarkdown: (markdown: string) => { body: RichTextNode };
};

const resources = (await loadContent()).flatMap(({ course, resources: texts }) =>
  course.modules.flatMap((module) =>
    module.resources.flatMap((name) => {
      const markdown = texts.get(resourceSlug(name));
      return markdown === undefined ? [] : [{ slug: resourceSlug(name), name, markdown }];
    }),
  ),
);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const wordsOf = (node: RichTextNode): string =>
  node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(wordsOf).join(' ');

describe('the Word file of a resource', () => {
  test('is checked for every published resource', () => {
    expect(resources.length).toBeGreaterThanOrEqual(23);
  });

  test.each(resources)(
    '$slug is complete: title, headings, tables, blanks, legal note',
    async (filled) => {
      const { body } = compileMarkdown(filled.markdown.replace(/^# .*\n/, ''));
      const file = await wordFile(resourceDocument({ name: filled.name, body }));
      const parts = zipParts(Buffer.from(await file.arrayBuffer()));
      const xml = parts.get('word/document.xml')!;
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parts.has('[Content_Types].xml')).toBe(true);
      expect(parts.get('word/styles.xml')).toContain('<w:lang w:val="en-US"/>');
      expect(parts.get('docProps/core.xml')).toMatch(/<dc:title>[^<]+<\/dc:title>/);

      expect(count(xml, /<w:pStyle w:val="Heading1"\/>/g)).toBe(1);
      expect(count(xml, /<w:pStyle w:val="Heading2"\/>/g)).toBe(count(filled.markdown, /^## /gm));
      const tables = count(filled.markdown, /^(?:> )?\|(?=.*-)[\s:|-]+\|$/gm);
      expect(count(xml, /<w:tbl>/g)).toBe(tables);
      expect(count(xml, /<w:tblHeader\/>/g)).toBe(tables);
      expect(xml).not.toMatch(/<w:tc>(?:(?!<\/w:tc>).)*<\/w:tcPr><\/w:tc>/s);

      const plain = xml.replace(/<w:tcPr>|<[^>]+>/g, ' ').replaceAll('&amp;', '&');
      const said = (text: string) => text.replace(/&\w+;|[^\p{L}\p{N}]/gu, '');
      expect(said(plain)).toBe(said(filled.name) + said(wordsOf(body)));
      expect(count(plain, /_{4,}/g)).toBe(count(wordsOf(body), /_{4,}/g));
      expect(plain).toContain(LEGAL_NOTE);
      expect(count(xml, /<w:i\/>/g)).toBeGreaterThan(0);
    },
  );
});
