import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { COMPRESSED } from '#edge/stored-forms.ts';
import { SITE_DIRECTORY } from './site-files.ts';

const KILOBYTE = 1024;
const read = (file: string) => readFileSync(join(SITE_DIRECTORY, file));
/** The bytes with which a script is delivered. */
const compressedSize = (file: string) => statSync(join(SITE_DIRECTORY, file + COMPRESSED)).size;

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

/** It loads a script of its own beside that of all public pages. */
const VERIFY_PAGE = join('verify', 'index.html');

/** The script files that a file imports, without what it loads later. */
function importsOf(file: string): string[] {
  const imports = read(file)
    .toString()
    .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
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

  it('never import the start of the app or of public pages, which would run once more', () => {
    const starts = scriptFiles.filter((file) =>
      /Hydration did not match|page-ready/.test(read(file).toString()),
    );
    expect(starts.length).toBeGreaterThan(1);
    for (const file of scriptFiles) {
      expect(
        importsOf(file).filter((one) => starts.includes(one)),
        file,
      ).toEqual([]);
    }
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

it('every document has at most 20 KB of styles inside: leave out what its first view does not show (`data-below-fold`, `hidden`)', () => {
  expect(allDocuments.length).toBeGreaterThan(60);
  for (const { file, html } of allDocuments) {
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!);
    expect(Buffer.byteLength(styles.join('')), file).toBeLessThanOrEqual(20 * KILOBYTE);
  }
});

describe('public pages', () => {
  const scripts = scriptsOf(read('index.html').toString());

  it('all start with the same script, and not with the app', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(scripts.length).toBeGreaterThan(0);
    for (const { file, html } of documents) {
      const loaded = scriptsOf(html);
      const shared = file === VERIFY_PAGE ? loaded.slice(0, scripts.length) : loaded;
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

  it('load at most 25 KB of script before a press, for visitors and learners', () => {
    const bytes = scripts.reduce((sum, file) => sum + compressedSize(file), 0);
    expect(bytes).toBeGreaterThan(KILOBYTE);
    expect(bytes).toBeLessThanOrEqual(25 * KILOBYTE);
  });

  it('start without React and the query cache', () => {
    const code = scripts.map((file) => read(file).toString()).join();
    expect(code).not.toMatch(/react\.(transitional\.)?element|useSyncExternalStore|QueryClient/);
  });

  it('need at most 15 requests: the document, its scripts and fonts, an icon, the manifest and four calls', () => {
    for (const { file, html } of documents) {
      const loaded =
        html.match(/<script[^>]* src=|<link rel="(?!canonical|apple-touch)[^>]*>|<img /g) ?? [];
      expect(1 + loaded.length + 4, file).toBeLessThanOrEqual(15);
    }
  });

  it('have nothing that the first paint waits for', () => {
    for (const { file, html } of documents) {
      const head = html.slice(0, html.indexOf('</head>'));
      expect(head, file).not.toMatch(/<link[^>]*rel="stylesheet"/);
      expect(head.match(/<script(?![^>]*type=)[^>]* src=/g), file).toBeNull();
    }
  });

  it('load at most 34 KB of fonts before the first paint', () => {
    for (const { file, html } of documents) {
      const fonts = [...html.matchAll(/as="font"[^>]*href="\/([^"]+)"/g)];
      const bytes = fonts.reduce((sum, [, font]) => sum + read(font!).length, 0);
      expect(fonts, file).toHaveLength(2);
      expect(bytes, file).toBeLessThanOrEqual(34 * KILOBYTE);
    }
  });

  it('load at most 56 KB of fonts when their text has quotes and emphasis, too', () => {
    const fonts = readdirSync(join(SITE_DIRECTORY, 'assets')).filter((name) =>
      /-latin-(wght|[46]00)-(normal|italic)-.*\.woff2$/.test(name),
    );
    expect(fonts).toHaveLength(4);
    const bytes = fonts.reduce((sum, name) => sum + read(`assets/${name}`).length, 0);
    expect(bytes).toBeLessThanOrEqual(56 * KILOBYTE);
  });
});

describe('pages of a learner', () => {
  /** Compressed kilobytes and files of script with which a page starts. The goals are 135 and 8. Source: shared/decisions/072-a-link-to-a-skill-check-is-a-page.md */
  const budgets: [page: string, kilobytes: number, files: number][] = [
    ['login', 137, 11],
    ['dashboard', 136, 10],
    ['course/14/play', 141, 9],
    ['review', 132, 9],
    ['certificates', 147, 12],
    ['account', 140, 10],
    ['account/purchases', 139, 11],
    ['account/team', 138, 10],
    ['checkout', 141, 11],
    ['notifications', 131, 9],
    ['join', 127, 8],
  ];

  it.each(budgets)('/%s starts with at most %d KB of script in %d files', (page, limit, most) => {
    const files = scriptsOf(read(`${page}/index.html`).toString());
    const sizes = files
      .map((file) => ({ file, bytes: compressedSize(file) }))
      .toSorted((a, b) => b.bytes - a.bytes);
    const largest = sizes.slice(0, 9).map(({ file, bytes }) => `${file} ${bytes}`);
    const hint = `Load later what the first view does not need. Largest files: ${largest.join(', ')}`;
    const kilobytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
    expect(kilobytes, hint).toBeGreaterThan(90);
    expect(kilobytes, hint).toBeLessThanOrEqual(limit);
    expect(files.length, hint).toBeLessThanOrEqual(most);
  });
});

describe('the page that checks certificates', () => {
  const scripts = scriptsOf(read(VERIFY_PAGE).toString());
  const shared = new Set(scriptsOf(read('index.html').toString()));
  /** What checks certificates. */
  const own = scripts.filter((file) => !shared.has(file));
  const brotli = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + compressedSize(file), 0);

  /** Follows every import, also of what is loaded on demand. */
  function reachable(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    const imported = read(file)
      .toString()
      .matchAll(/["'`](?:\.\/|assets\/)([\w-]+\.js)["'`]/g);
    for (const [, name] of imported)
      if (!shared.has(`assets/${name}`)) reachable(`assets/${name}`, found);
    return found;
  }

  it('loads at most 40 KB of script at first, and 75 KB with all that checks may load', () => {
    const all = new Set(own.flatMap((file) => [...reachable(file)]));
    expect([...shared].every((file) => scripts.includes(file))).toBe(true);
    expect(all.size).toBeGreaterThan(own.length);
    expect(brotli(scripts)).toBeLessThanOrEqual(40 * KILOBYTE);
    expect(brotli([...shared, ...all])).toBeLessThanOrEqual(75 * KILOBYTE);
  });

  it('checks without the app, Stripe and the API', () => {
    const code = own.map((file) => read(file).toString()).join();
    expect(code).not.toMatch(/react\.(transitional\.)?element|QueryClient|stripe|["'`]\/api\//);
  });
});
