import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '@learning/content/site';
import { CERTIFICATE_ID } from '@learning/shared/credentials/testing/issuer';
import { rewriteToFile } from '#edge/viewer-request.ts';
import { builtPages, readBuilt, unescaped } from './built-pages.ts';
import { isExternal, pageLinks } from './page-links.ts';
import { readSiteRoutes, SITE_DIRECTORY } from './site-files.ts';

const pages = builtPages();
const routes = readSiteRoutes();
const SHELL = '/_shell.html';
const ROOT = join(import.meta.dirname, '../../..');

/** Served by the deployment, not by a file of the build. */
const NOT_BUILT = ['/config.json'];

const links = pageLinks();
const internal = links.filter((link) => !isExternal(link));
const external = links.filter(isExternal);

/** Returns the file of an address. */
function fileOf({ pathname }: URL): string {
  const headers = { 'accept-encoding': { value: 'br' }, 'sec-fetch-dest': { value: 'document' } };
  const request = { method: 'GET', uri: pathname, headers, querystring: {} };
  return rewriteToFile({ request }, routes).uri;
}

const idsOf = new Map<string, Set<string>>();
/** Returns the ids in a page, to which an address can jump. */
function ids(file: string): Set<string> {
  const known = idsOf.get(file);
  if (known) return known;
  const found = new Set(
    [...readBuilt(file.slice(1)).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => unescaped(id!)),
  );
  idsOf.set(file, found);
  return found;
}

describe('links of the prerendered pages', () => {
  it('are found on all of them', () => {
    for (const { path } of pages) {
      expect(internal.filter(({ from }) => from === path).length, path).toBeGreaterThan(5);
    }
  });

  it('lead to the page that checks certificates: in the footer of each public page, and where it is promised', () => {
    const leads = (from: string) =>
      internal.filter((link) => link.from === from && link.to.pathname === '/verify').length;
    for (const { path } of pages.filter(({ html }) => html.includes('Open-Source Licenses'))) {
      expect(leads(path), path).toBeGreaterThan(0);
    }
    for (const path of ['/', '/credentials']) expect(leads(path), path).toBeGreaterThan(1);
  });

  it('lead to a page or file that exists', () => {
    const dead = internal.filter(({ from, to }) => {
      const file = fileOf(to);
      if (NOT_BUILT.includes(file) || to.pathname === from) return false;
      return file.endsWith('/404.html') || !existsSync(join(SITE_DIRECTORY, file));
    });
    expect(dead.map(({ from, to }) => `${from} → ${to.pathname}`)).toEqual([]);
  });

  it('jump to a place that exists; a page of the app has its places only in the browser', () => {
    const lost = internal.filter(({ to }) => {
      const file = fileOf(to);
      if (to.hash.length < 2 || file === SHELL || !file.endsWith('.html')) return false;
      const isApp = readBuilt(file.slice(1)).includes('id="query-state"');
      return !isApp && !ids(file).has(decodeURIComponent(to.hash.slice(1)));
    });
    expect(lost.map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`)).toEqual([]);
  });

  it('refer to elements of their own page by ids that exist', () => {
    for (const { path, html } of pages) {
      const known = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      const references = [
        ...html.matchAll(/\s(?:for|aria-controls|aria-labelledby|aria-describedby)="([^"]+)"/g),
      ].flatMap(([, list]) => list!.split(' '));
      expect(
        references.filter((id) => !known.has(id)),
        path,
      ).toEqual([]);
    }
  });
});

/** A button or link of a mail, as the functions write it. */
const MAIL_LINK = /\b(?:action|link)\(\s*'[^']+',\s*`\$\{origin\}([^`]+)`/g;

it('links of mails lead to a page, also after a sign-in', () => {
  const sources = globSync('functions/src/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const links = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(MAIL_LINK)].flatMap(([, path]) => {
      const sample = path!
        .replaceAll('${certificateId}', CERTIFICATE_ID)
        .replaceAll(/\$\{[^}]+\}/g, '1');
      const link = new URL(sample, site.origin);
      const afterSignIn = link.searchParams.get('redirect');
      return [link, ...(afterSignIn ? [new URL(afterSignIn, site.origin)] : [])].map((to) => ({
        file,
        to,
      }));
    }),
  );
  const dead = links.filter(({ to }) => fileOf(to).endsWith('/404.html'));
  expect(dead.map(({ file, to }) => `${file} → ${to.pathname}`)).toEqual([]);
  expect(links.length).toBeGreaterThan(40);
});

it('links to other sites are encrypted, mail or telephone, and listed by "npm run links"', () => {
  const others = external.filter(({ to }) => !['https:', 'mailto:', 'tel:'].includes(to.protocol));
  expect(others.map(({ to }) => to.href)).toEqual([]);
  expect(external.length).toBeGreaterThan(0);
});
