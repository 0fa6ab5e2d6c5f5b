import { anchorsOf } from '@learning/content/validation/section-anchors';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { compileMarkdown } from './compile-markdown.ts';

const modules = (await loadContent()).flatMap((folder) => [...folder.modules]);

describe('links to sections', () => {
  test.each(modules)('use the anchors that publishing gives the headings of %s', (_id, text) => {
    expect(anchorsOf(text)).toEqual(compileMarkdown(text).headings.map(({ id }) => id));
  });
});
