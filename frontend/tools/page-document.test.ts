import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScript } from '../vite/inline-scripts.ts';
import { shortClass } from '../vite/short-class.ts';
import { pageDocument, type PageKind, publicDocument, shellDocument } from './page-document.ts';

const template = `<head>
    <meta charset="utf-8" />
    <!--head-->
    <link rel="stylesheet" crossorigin href="/assets/site.css">
</head><body><div id="root"><!--page--></div><!--state--></body>`;
const red = shortClass('c_red');
const siteStyles = '.c_red{color:red}.c_blue{color:blue}';

const page = {
  head: '<title>Pay &amp; equity</title>',
  html: '<div id="page" class="c_red">costs $& and $1</div>',
  state: '{"text":"</script><script>steal()</script>"}',
};

describe('a prerendered page', () => {
  const document = pageDocument(template, '/courses/8', page, '<link rel="preload">', siteStyles);

  it('has the address at which the browser may hydrate it', () => {
    expect(document).toContain('<div id="root" data-path="/courses/8"><div id="page"');
  });

  it('leaves dollar signs unchanged', () => {
    expect(document).toContain('costs $& and $1');
  });

  it('escapes a closing script tag in the data', () => {
    const [, data] = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(document)!;
    expect(JSON.parse(data!)).toEqual(JSON.parse(page.state));
  });

  it('narrows the policy to its own styles, by hash', () => {
    const hash = createHash('sha256').update(`.${red}{color:red}`).digest('base64');
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(document)!;
    expect(policy).toMatch(/^style-src-elem 'self' ('sha256-[^']+' ?)+$/);
    expect(policy).toContain(`'sha256-${hash}'`);
  });

  it('has the policy before everything it applies to', () => {
    expect(document.indexOf('Content-Security-Policy')).toBeLessThan(document.indexOf('<title>'));
  });

  it('contains the styles it uses, and links to all others behind its content', () => {
    expect(document).toContain(`<style>.${red}{color:red}</style></head>`);
    expect(document).toContain(`<div id="page" class="${red}">`);
    expect(document).not.toContain('blue');
    expect(document.indexOf('/assets/site.css')).toBeGreaterThan(document.indexOf('costs'));
    expect(document.match(/rel="stylesheet"/g)).toHaveLength(1);
  });
});

describe('a document of the app', () => {
  const preload = '<link rel="modulepreload" crossorigin href="/assets/react.js">';
  const app = '<script type="module" crossorigin src="/assets/index.js"></script>';
  const withApp = template.replace('</head>', `${app}</head>`);
  const documents = [
    ['the sign-in page', pageDocument(withApp, '/login', page, preload, siteStyles)],
    ['a shell', shellDocument(withApp, page, preload, siteStyles)],
  ] as const;

  it.each(documents)(
    'loads the scripts and the styles of the site after its paint: %s',
    (_, document) => {
      const [all, scripts] = /<template id="app">(.*?)<\/template>/.exec(document)!;
      expect(scripts).toBe(preload + app);
      expect(document.replace(all, '')).not.toMatch(/rel="modulepreload"|<script [^>]*src=/);
      expect(document.match(/<link [^>]*rel="stylesheet"/g)).toEqual([
        expect.stringContaining('data-late disabled'),
      ]);
      expect(document.indexOf(inlineScript('start-app'))).toBeGreaterThan(document.indexOf(all));
    },
  );
});

describe('a shell', () => {
  const shell = shellDocument(template, page, '<link rel="preload">', siteStyles);

  it('shows the frame, and has no address at which the browser could hydrate it', () => {
    expect(shell).toContain('<div id="root"><div id="page"');
    expect(shell).not.toContain('data-path');
  });

  it('has a title, and is left out by search engines, whatever was rendered', () => {
    expect(shell.match(/<title>/g)).toHaveLength(1);
    expect(shell).toContain('<meta name="robots" content="noindex" />');
    const untitled = shellDocument(template, { ...page, head: '' }, '', siteStyles);
    expect(untitled).toContain('<title>Due Course</title>');
  });

  it('is painted once its early texts are in their places', () => {
    const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(shell)!;
    const early = shell.indexOf(inlineScript('early-text'));
    expect(early).toBeGreaterThan(0);
    expect(shell.indexOf(`id="${awaited}"`)).toBeGreaterThan(early);
  });

  it('says without scripts that it needs them', () => {
    expect(shell).toContain('<noscript>This page needs JavaScript.</noscript>');
  });
});

describe('a public page', () => {
  const app = '<script type="module" crossorigin src="/assets/index.js"></script>';
  const preload = '<link rel="modulepreload" crossorigin href="/assets/react.js">';
  const script = '<script type="module" src="/assets/page.js" crossorigin></script>';
  const documentOf = (kind: PageKind, html = page.html) =>
    publicDocument(
      template.replace('</head>', `${app}${preload}</head>`),
      kind,
      { ...page, html },
      '<link rel="preload">',
      script,
      siteStyles,
    );
  const document = documentOf('not-found');

  it('starts with its own script, without the app and without data for it', () => {
    expect(document).toContain(script);
    expect(document).not.toContain('index.js');
    expect(document).not.toContain('modulepreload');
    expect(document).not.toContain('id="root"');
    expect(document).not.toContain('query-state');
    expect(document).toContain('<body data-page="not-found"><div id="page"');
  });

  it('loads the styles of the whole site late, and applies them late unless it needs them far from its start', () => {
    const styles = (html: string) =>
      html.replace(/<noscript>.*?<\/noscript>/g, '').match(/<link [^>]*rel="stylesheet"[^>]*>/g);
    expect(styles(documentOf('page'))).toEqual([
      expect.stringContaining('data-late disabled media="not all"'),
    ]);
    const far = styles(documentOf('page', '<section data-below-fold=""></section>'));
    expect(far).toEqual([expect.stringContaining('data-late disabled ')]);
    expect(far).toEqual([expect.not.stringContaining('media')]);
    expect(styles(document)).toEqual([expect.not.stringMatching(/media|disabled/)]);
  });

  it('lets the browser load pages ahead, but nothing that calls the API or Stripe', () => {
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(document)![1]!;
    expect(rules).toContain('"prefetch"');
    expect(rules).toContain('"/api/*","/checkout*"');
  });
});
