/** Checks with a real HTML parser that a learner's text never becomes part of a document's structure. */
import type { GeneratorConfig } from '@learning/content/schema';
import {
  checkFormData,
  generateDocument,
} from '@learning/shared/domain/documents/generate-document';
import { cleanText } from '@learning/shared/domain/documents/document-values';
import { sampleGenerator } from '@learning/content/testing/sample-activities';
import fc from 'fast-check';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { publicConfig } from '../activity-types.ts';
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';

const published = (await loadContent()).flatMap((folder) => [...folder.activities.values()]);
const generators = [...published, sampleGenerator].filter(
  (activity) => activity.type === 'generator',
);
const currentDate = '2026-11-21';
const configOf = (activity: (typeof generators)[number]) =>
  publicConfig(activity) as PublicGeneratorConfig;

/** Returns the elements, attributes and comments of an HTML file in order, and text only inside styles. */
function skeletonOf(html: string): string[] {
  const walk = (node: Nodes): string[] => {
    if (node.type === 'comment') return ['comment'];
    if (node.type !== 'element')
      return 'children' in node ? node.children.flatMap((child) => walk(child as Nodes)) : [];
    const attributes = JSON.stringify(node.properties);
    const code = node.tagName === 'style' ? textIn(node) : '';
    return [`<${node.tagName} ${attributes}${code}`, ...node.children.flatMap(walk), '>'];
  };
  return walk(fromHtml(html, { onerror: (error) => void errors.push(error.reason) }));
}
const textIn = (node: Nodes): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textIn(child as Nodes)).join('')
      : '';
const errors: string[] = [];

const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</p></td></tr></table></body></html><script>x()</script>',
  '</title><script>x()</script>',
  '</style><style>*{display:none}',
  '<!-- ',
  ' -->',
  '<![CDATA[',
  ']]>',
  '<?php ',
  '&lt;script&gt;',
  '&#60;script&#62;',
  '&amp',
  '{{current_date}}',
  '{{employeeName}}',
  '{{',
  '}}',
  '$&',
  '$1',
  '\u2028',
  '\u2029',
  '\u0000',
  '\u001B[31m',
  '\u202Edetrevni',
  '\u05E9\u05DC\u05D5\u05DD',
  '\uD800',
  '\uFFFE',
  '\r\n',
  '\n\n',
  '\t',
  '__proto__',
  'constructor',
  '🙂',
);
const typed = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** Returns the same number of lines without anything that looks like markup. */
const benign = (value: string) =>
  cleanText(value)
    .trim()
    .replace(/[^\n]+/g, (line) => (line.trim() === '' ? line : 'x'));

const sourceOf = (config: PublicGeneratorConfig, values: Record<string, string>) =>
  generateDocument(config, values, { currentDate }).source;

describe('a generated HTML file', () => {
  test('has generators to check', () => {
    expect(generators.length).toBeGreaterThan(2);
  });

  test.each(generators.map((generator) => [generator.id, generator] as const))(
    'has the structure of its template for any input to %s',
    (_id, activity) => {
      const config = configOf(activity);
      const { fields } = config;
      fc.assert(
        fc.property(
          fc.array(typed, { minLength: fields.length, maxLength: fields.length }),
          (texts) => {
            const values = Object.fromEntries(fields.map(({ id }, index) => [id, texts[index]!]));
            const plain = Object.fromEntries(fields.map(({ id }, i) => [id, benign(texts[i]!)]));
            errors.length = 0;
            expect(skeletonOf(sourceOf(config, values))).toEqual(
              skeletonOf(sourceOf(config, plain)),
            );
            expect(errors).toEqual([]);
          },
        ),
        propertyRuns(50),
      );
    },
  );

  test.each(generators.map((generator) => [generator.id, generator] as const))(
    'holds 20,000 characters in every field of %s',
    (_id, activity) => {
      const config = configOf(activity);
      const long = '<b>"\'&'.repeat(3_334).slice(0, 20_000);
      const values = Object.fromEntries(config.fields.map(({ id }) => [id, long]));
      const plain = Object.fromEntries(config.fields.map(({ id }) => [id, 'x']));
      expect(skeletonOf(sourceOf(config, values))).toEqual(skeletonOf(sourceOf(config, plain)));
    },
  );

  test.each(generators.map((generator) => [generator.id, generator.config] as const))(
    'is complete with the sample data of %s',
    (id, authored: GeneratorConfig) => {
      const config = configOf(generators.find((generator) => generator.id === id)!);
      expect(checkFormData(authored.fields, authored.examples.sampleData)).toEqual([]);
      const { text } = generateDocument(config, authored.examples.sampleData, { currentDate });
      expect(text).not.toMatch(/\{\{|\bundefined\b/);
      expect(text).toContain('November 21, 2026');
    },
  );
});
