import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COMPRESSED } from '#edge/stored-forms.ts';
import { SITE_DIRECTORY } from './site-files.ts';

const read = (file: string) => readFileSync(join(SITE_DIRECTORY, file));

const allDocuments = readdirSync(SITE_DIRECTORY, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: read(file).toString() }));
/** The public documents of the build; the other ones contain the app. */
const documents = allDocuments.filter(({ html }) => html.includes('<body data-page='));

/** The files that a document loads as its script: the entry, and all it imports, which are preloaded. */
function scriptsOf(html: string): string[] {
  const elements = html.match(/<script[^>]* src="[^"]+"|<link rel="modulepreload"[^>]*>/g) ?? [];
  return elements.map((element) => /(?:src|href)="\/([^"]+)"/.exec(element)![1]!);
}

/** Whether a document is the page that checks certificates: it loads a script of its own beside that of all public pages. */
const isVerifyPage = (file: string) => dirname(file) === 'verify';

/** The script files that a file imports, without what it loads later. */
function importsOf(file: string): string[] {
  const imports = read(file)
    .toString()
    .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  return [...imports].map(([, name]) => `assets/${name}`);
}

/** The script files that a file loads later. */
function laterImportsOf(file: string): string[] {
  const imports = read(file)
    .toString()
    .matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  return [...imports].map(([, name]) => `assets/${name}`);
}

const scriptFiles = readdirSync(join(SITE_DIRECTORY, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`);

describe('files of script', () => {
  it('have a compressed form with the same content', () => {
    for (const file of scriptFiles)
      expect(brotliDecompressSync(read(file + COMPRESSED)).equals(read(file)), file).toBe(true);
  });

  it('of public pages never import the start of the app, which would replace the page', () => {
    const start = scriptFiles.filter((file) => read(file).includes('Hydration did not match'));
    expect(start).toHaveLength(1);
    const open = scriptsOf(read('index.html').toString());
    const reached = new Set<string>();
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      // Only the 404 page of a course that was published later opens the app, and says so with `import()`.
      if (reached.has(file) || start.includes(file)) continue;
      reached.add(file);
      expect(importsOf(file), file).not.toContain(start[0]);
      open.push(...importsOf(file), ...laterImportsOf(file));
    }
    expect(reached.size).toBeGreaterThan(20);
  });

  it('never import each other in a circle: one would run before what it needs', () => {
    const complete = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      expect(path, file).not.toContain(file);
      if (complete.has(file)) return;
      for (const imported of importsOf(file)) visit(imported, [...path, file]);
      complete.add(file);
    };
    for (const file of scriptFiles) visit(file, []);
  });
});

describe('public pages', () => {
  const scripts = scriptsOf(read('index.html').toString());

  it('all start with the same script, and not with the app', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(scripts.length).toBeGreaterThan(0);
    for (const { file, html } of documents) {
      const loaded = scriptsOf(html);
      const shared = isVerifyPage(file)
        ? loaded.filter((script) => scripts.includes(script))
        : loaded;
      expect(shared, file).toEqual(scripts);
      expect(html, file).not.toMatch(/id="root"|id="query-state"/);
    }
  });

  it('have it complete: no file imports one that is not preloaded', () => {
    for (const file of scripts) {
      const imported = read(file)
        .toString()
        .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g);
      for (const [, name] of imported) expect(scripts, file).toContain(`assets/${name}`);
    }
  });

  it('start without React and the query cache', () => {
    const code = scripts.map((file) => read(file).toString()).join();
    expect(code).not.toMatch(/react\.(transitional\.)?element|useSyncExternalStore|QueryClient/);
  });

  it('have one style sheet, and no script that the first paint waits for', () => {
    for (const { file, html } of documents) {
      const head = html.slice(0, html.indexOf('</head>'));
      expect(head.match(/<link[^>]*rel="stylesheet"/g), file).toHaveLength(1);
      expect(html, file).not.toMatch(/<style/);
      expect(head.match(/<script(?![^>]*type=)[^>]* src=/g), file).toBeNull();
    }
  });
});

describe('documents of the app', () => {
  const ofApp = allDocuments.filter(({ html }) => html.includes('id="root"'));

  it('contain their styles, so that the first text waits for no other response', () => {
    expect(ofApp.length).toBeGreaterThan(80);
    for (const { file, html } of ofApp) {
      expect(html, file).not.toContain('rel="stylesheet"');
      expect(html.match(/<style>/g), file).toHaveLength(1);
    }
  });

  it('of lessons preload what their first text needs, and not the app', () => {
    const lessons = ofApp.filter(({ html }) => html.includes('data-first-text'));
    expect(lessons.length).toBeGreaterThan(40);
    for (const { file, html } of lessons) {
      const code = scriptsOf(html).map((script) => read(script).toString());
      expect(
        code.some((text) => text.includes('data-first-text')),
        file,
      ).toBe(true);
      expect(code.join(), file).not.toMatch(/QueryClient|Hydration did not match/);
    }
  });
});

it('no document but that of the checkout starts with what loads Stripe.js', () => {
  const loadsStripe = (file: string) => read(file).toString().includes('js.stripe.com');
  expect(scriptFiles.filter(loadsStripe)).toHaveLength(1);
  for (const { file, html } of allDocuments) {
    if (file === 'checkout/index.html') continue;
    expect(scriptsOf(html).filter(loadsStripe), file).toEqual([]);
  }
});

describe('the page that checks certificates', () => {
  const shared = new Set(scriptsOf(read('index.html').toString()));
  /** What checks certificates. */
  const own = scriptsOf(read('verify/index.html').toString()).filter((file) => !shared.has(file));

  it('checks without the app, Stripe and the API', () => {
    const code = own.map((file) => read(file).toString()).join();
    expect(code).not.toMatch(/react\.(transitional\.)?element|QueryClient|stripe|["'`]\/api\//);
  });
});
