import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuiltSite, readSiteRoutes, siteFiles } from './site-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function build(files: string[], prerendered: unknown = ['/', '/courses']) {
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
  writeFileSync(
    join(folder, 'site-routes.json'),
    JSON.stringify({ prerendered, shell: [], shared: [], modules: {}, files: [] }),
  );
}

const pages = ['index.html', 'courses/index.html', '_shell.html'];

describe('the files of the site', () => {
  it('are uploaded with assets before the pages that refer to them', () => {
    build([...pages, 'icon.svg', 'assets/font-1a2b.woff2']);
    expect(siteFiles(folder).map((file) => file.key)).toEqual([
      'assets/font-1a2b.woff2',
      'icon.svg',
      '_shell.html',
      'courses/index.html',
      'index.html',
    ]);
  });

  it('have a content type and a cache lifetime', () => {
    build([...pages, 'assets/font-1a2b.woff2']);
    expect(siteFiles(folder)[0]).toMatchObject({
      contentType: 'font/woff2',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it('include scripts and styles as the build compressed them, and plain for clients without Brotli', () => {
    build([...pages, 'assets/app-1a2b.js', 'assets/app-1a2b.js.br']);
    const common = {
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    };
    const name = join(folder, 'assets/app-1a2b.js');
    expect(siteFiles(folder).slice(0, 2)).toMatchObject([
      { key: 'assets/app-1a2b.js', path: `${name}.br`, contentEncoding: 'br', ...common },
      { key: 'assets/app-1a2b.js.identity', path: name, contentEncoding: undefined, ...common },
    ]);
    expect(siteFiles(folder)).toHaveLength(pages.length + 2);
  });

  it('are refused when a script was not compressed', () => {
    build([...pages, 'assets/app-1a2b.js']);
    expect(() => siteFiles(folder)).toThrow('assets/app-1a2b.js.br is missing');
  });

  it('are stored with the status of the 404 page (conformance: unknown addresses respond with 404)', () => {
    build([...pages, '404.html']);
    const statuses = siteFiles(folder).flatMap(({ key, status }) =>
      status ? [[key, status]] : [],
    );
    expect(statuses).toEqual([['404.html', '404']]);
  });

  it("exclude the configuration and the build's own files", () => {
    build([...pages, 'config.json', '.vite/manifest.json']);
    expect(siteFiles(folder)).toHaveLength(pages.length);
  });

  it('are refused when a prerendered page is missing', () => {
    build(pages, ['/', '/courses', '/courses/14']);
    expect(() => siteFiles(folder)).toThrow('/courses/14/index.html is missing');
  });

  it('are refused without a build or with an unknown type', () => {
    expect(() => siteFiles(folder)).toThrow('npm run build');
    build([...pages, 'movie.xyz']);
    expect(() => siteFiles(folder)).toThrow('movie.xyz');
  });
});

describe('the list of addresses', () => {
  it('is refused when it is not a list of paths', () => {
    build(pages, { '/': true });
    expect(() => readSiteRoutes(folder)).toThrow('does not hold lists of paths');
  });
});

describe('the hashes of the scripts and styles inside pages', () => {
  it('are read with the addresses, and refused when they are something else', () => {
    build(pages);
    writeFileSync(join(folder, 'inline-hashes.json'), '["sha256-ab+/="]');
    expect(readBuiltSite(folder).inlineHashes).toEqual(['sha256-ab+/=']);
    writeFileSync(join(folder, 'inline-hashes.json'), '["\'unsafe-inline\'"]');
    expect(() => readBuiltSite(folder)).toThrow('does not hold a list of hashes');
  });
});
