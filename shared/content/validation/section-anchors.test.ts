import { describe, expect, test } from 'vitest';
import { anchorsOf, sectionAnchors, sectionLinkIssue } from './section-anchors.ts';

describe('the anchors of a text', () => {
  test('are those of its headings of level 2 to 4, without marks and signs', () => {
    const text =
      "# Title\n\n## Why it matters\n\ntext\n\n### The *four* ties: who's who ###\n\n##### Deep";
    expect(anchorsOf(text)).toEqual(['why-it-matters', 'the-four-ties-whos-who']);
  });

  test('get a number when a heading comes again', () => {
    expect(anchorsOf('## Ideas\n\n## Ideas')).toEqual(['ideas', 'ideas-1']);
  });
});

describe('a link to a section', () => {
  const anchors = sectionAnchors(new Map([['m1', '## Why it matters']]));

  test('that leads to a heading has no issue', () => {
    expect(
      sectionLinkIssue({ moduleId: 'm1', section: 'why-it-matters' }, anchors),
    ).toBeUndefined();
  });

  test.each([
    ['names another module', { moduleId: 'm9', section: 'why-it-matters' }, /module 'm9'/],
    ['names a missing heading', { moduleId: 'm1', section: 'sources' }, /it has why-it-matters$/],
  ])('that %s has an issue', (_what, link, issue) => {
    expect(sectionLinkIssue(link, anchors)).toMatch(issue);
  });
});
