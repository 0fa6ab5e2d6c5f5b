import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { storedForms } from './stored-forms.ts';
import { rewriteToFile, viewerRequestSource, type ViewerRequest } from './viewer-request.ts';

const routes = {
  prerendered: ['/', '/courses', '/courses/3', '/course/3', '/course/4/play'],
  shell: ['/dashboard', '/account', '/course/*/play'],
  shared: ['/verify/*'],
  modules: { '/course/4/play': ['m1', 'm2'] },
  files: ['/assets/*', '/config.json', '/robots.txt'],
};

const cases: [string, string][] = [
  ['/', '/index.html'],
  ['/courses', '/courses/index.html'],
  ['/courses/', '/courses/index.html'],
  ['/courses/3', '/courses/3/index.html'],
  ['/course/3', '/course/3/index.html'],
  ['/course/3/play', '/_shell.html'],
  ['/dashboard', '/_shell.html'],
  ['/dashboard/', '/_shell.html'],
  ['/nope', '/404.html'],
  ['/courses/999', '/404.html'],
  ['/course/999', '/404.html'],
  ['/course/3/play/more', '/404.html'],
  ['/account/nope', '/404.html'],
  ['/no/such/page', '/404.html'],
  ['//evil.example/', '/404.html'],
  ['/courses/%33', '/404.html'],
  ['/verify/k7m2q9x4v8t1n5c3b6z0d2fg4h', '/credentials/k7m2q9x4v8t1n5c3b6z0d2fg4h.html'],
  ['/verify/unknown', '/verify/404.html'],
  ['/verify/k7m2q9x4v8t1n5c3b6z0d2fg4h%20', '/verify/404.html'],
  ['/verify/a/b', '/verify/404.html'],
  ['/verify/', '/verify/404.html'],
  ['/assets/index-1a2b.js', '/assets/index-1a2b.js'],
  ['/config.json', '/config.json'],
  ['/robots.txt', '/robots.txt'],
  ['/wp-login.php', '/404.html'],
  ['/index.html', '/404.html'],
  ['/courses/3.html', '/404.html'],
  ['/assets', '/404.html'],
];

const requestOf = (uri: string, accepted?: string, module?: string): ViewerRequest => ({
  method: 'GET',
  uri,
  headers: accepted === undefined ? {} : { 'accept-encoding': { value: accepted } },
  querystring: module === undefined ? {} : { module: { value: module } },
});
const fileFor = (uri: string, accepted?: string) =>
  rewriteToFile({ request: requestOf(uri, accepted) }, routes).uri;

describe('the file for an address (conformance: unknown addresses respond with 404)', () => {
  test.each(cases)('%s is %s', (uri, file) => {
    expect(fileFor(uri, 'gzip, deflate, br, zstd')).toBe(file);
  });
});

test.each([
  ['/course/4/play', undefined, '/course/4/play/index.html'],
  ['/course/4/play', 'm2', '/course/4/play/m2/index.html'],
  ['/course/4/play', 'm9', '/course/4/play/index.html'],
  ['/course/4/play', '../../index', '/course/4/play/index.html'],
  ['/courses', 'm1', '/courses/index.html'],
])('the file for %s with the module %s is %s', (uri, module, file) => {
  expect(rewriteToFile({ request: requestOf(uri, 'br', module) }, routes).uri).toBe(file);
});

// Source: rules/certificates.md K26
describe('the address of a certificate', () => {
  const address = '/verify/k7m2q9x4v8t1n5c3b6z0d2fg4h';
  const fileOf = (dest?: string, query = {}) => {
    const request = requestOf(address);
    const headers = dest === undefined ? {} : { 'sec-fetch-dest': { value: dest } };
    return rewriteToFile({ request: { ...request, headers, querystring: query } }, routes).uri;
  };

  test('is the page for a browser that opens it, and for a link that says so', () => {
    expect(fileOf('document')).toBe('/verify/index.html');
    expect(fileOf(undefined, { page: { value: '' } })).toBe('/verify/index.html');
  });

  test.each([undefined, 'empty', 'image'])(
    'is its preview for anything else: sec-fetch-dest %s',
    (dest) => {
      expect(fileOf(dest)).toBe('/credentials/k7m2q9x4v8t1n5c3b6z0d2fg4h.html');
    },
  );

  test('has no preview if it can be none', () => {
    expect(fileFor('/verify/unknown')).toBe('/verify/404.html');
    expect(fileFor('/verify/..%2Fjwks')).toBe('/verify/404.html');
  });
});

describe('the form of a script or style', () => {
  test.each([
    ['br', true],
    ['gzip, deflate, br', true],
    ['gzip,br;q=0.9', true],
    ['gzip, deflate', false],
    ['brotli, x-br', false],
    ['', false],
    [undefined, false],
  ])('for a client that accepts %s is compressed: %s', (accepted, isCompressed) => {
    for (const name of ['assets/index-1a2b.js', 'assets/index-1a2b.css']) {
      const form = storedForms(name).find(({ encoding }) => (encoding === 'br') === isCompressed);
      expect(fileFor(`/${name}`, accepted)).toBe(`/${form!.key}`);
    }
  });

  test('is one that is stored, whatever the file and the client', () => {
    for (const name of ['assets/a.js', 'assets/a.css', 'assets/a.woff2', 'robots.txt']) {
      const keys = storedForms(name).map(({ key }) => `/${key}`);
      for (const accepted of ['br', 'gzip']) expect(keys).toContain(fileFor(`/${name}`, accepted));
    }
  });
});

describe('the deployed function', () => {
  test('is valid JavaScript on its own and behaves like the local one', () => {
    const source = viewerRequestSource(routes);
    const handler = runInNewContext(`${source}; handler`) as (event: unknown) => ViewerRequest;
    for (const [uri, file] of cases) {
      expect(handler({ request: requestOf(uri, 'br') }).uri).toBe(file);
      expect(handler({ request: requestOf(uri) }).uri).toBe(fileFor(uri));
    }
  });

  test('is refused when the list of pages is larger than CloudFront accepts', () => {
    const many = Array.from({ length: 1000 }, (_, id) => `/courses/${id}`);
    expect(() =>
      viewerRequestSource({ prerendered: many, shell: [], shared: [], modules: {}, files: [] }),
    ).toThrow('CloudFront accepts only 10240');
  });
});
