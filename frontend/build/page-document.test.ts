import { describe, expect, it } from 'vitest';
import { pageDocument } from './page-document.ts';

const styles = 'p{content:"$&"}';
const app = `<head><!--head--><!--styles--></head><body><div id="root"><!--page--></div><!--state--></body>`;
const page = {
  head: '<title>Pay &amp; equity</title>',
  html: '<div id="page">costs $& and $1</div>',
  state: '{"text":"</script><script>steal()</script>"}',
};

describe('a form', () => {
  const document = pageDocument(
    app,
    { kind: 'form', path: '/login' },
    page,
    '<link rel="x">',
    styles,
  );

  it('has the address at which the browser may hydrate it', () => {
    expect(document).toContain('<div id="root" data-path="/login"><div id="page"');
  });

  it('has its head, preloads and styles, and dollar signs unchanged', () => {
    expect(document).toContain(`<head>${page.head}<link rel="x"><style>${styles}</style></head>`);
    expect(document).toContain('costs $& and $1');
  });

  it('escapes a closing script tag in the data', () => {
    const [, data] = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(document)!;
    expect(JSON.parse(data!)).toEqual(JSON.parse(page.state));
  });
});

describe('a shell', () => {
  const shell = pageDocument(app, { kind: 'shell' }, page, '', styles);

  it('has no address at which the browser could hydrate it', () => {
    expect(shell).toContain('<div id="root"><div id="page"');
  });

  it('has a title, and is left out by search engines, whatever was rendered', () => {
    expect(shell.match(/<title>/g)).toHaveLength(1);
    expect(shell).toContain('<meta name="robots" content="noindex" />');
    const untitled = pageDocument(app, { kind: 'shell' }, { ...page, head: '' }, '', styles);
    expect(untitled).toContain('<title>Due Course</title>');
  });
});

it('a public page names its kind to its script, links its styles, and has no data for React', () => {
  const template = '<head><!--head--></head><body><!--page--></body>';
  const start = { kind: 'public', name: 'page', route: '/courses/$courseId' } as const;
  const course = pageDocument(template, start, page, '', styles);
  expect(course).toContain('<body data-page="page" data-route="/courses/$courseId">');
  const document = pageDocument(template, { kind: 'public', name: 'not-found' }, page, '', styles);
  expect(document).toContain('<body data-page="not-found"><div id="page">');
  expect(document).not.toMatch(/id="root"|query-state|<style/);
});
