/**
 * Chooses the file of a page address. Runs in CloudFront before the cache, on the default behavior only, and in the local
 * server. Written in the subset of JavaScript that CloudFront Functions support. Its source text is deployed, so it uses
 * nothing from outside itself.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */

/** The part of CloudFront's viewer-request event that is used. */
export interface ViewerRequestEvent {
  request: ViewerRequest;
}

export interface ViewerRequest {
  method: string;
  /** Path as the browser sent it, percent-encoded, without the query. */
  uri: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, { value: string } | undefined>>;
  querystring: Readonly<Record<string, { value: string } | undefined>>;
}

/** The page addresses of the built site, as in `frontend/dist/site-routes.json`. */
export interface SiteRoutes {
  /** Paths without trailing slash. */
  prerendered: readonly string[];
  /** Paths of the pages that only the browser renders; `*` stands for one part: `/course/*\/play`. */
  shell: readonly string[];
  /** Paths that one prerendered page serves for all ids: `/verify/*` by that of `/verify`, and by its `404.html` for what is no id. */
  shared: readonly string[];
  /** By path, the modules with a document of their own, which the query `module` names. */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Paths of the files that are no pages: `/assets/*`, `/robots.txt`. */
  files: readonly string[];
}

/**
 * Leaves the address of a file as it is, or asks for its plain form if the client does not accept the compressed one (`stored-forms.ts`).
 * Maps a prerendered page to its `index.html`, or to that of the module in its query, a shared one as well, a page that only the browser renders to the shell, and every other
 * address to the 404 page, which `viewer-response.ts` sends with its status.
 *
 * A browser that opens a shared page says so (`sec-fetch-dest`), or its address does. Anything else, such as the preview of a link, gets what
 * the publisher wrote about that id (decisions/047).
 *
 * A course that was published after the build is unknown here. Its page opens all the same, because the browser renders the
 * address on its own.
 */
export function rewriteToFile<T extends ViewerRequestEvent>(
  event: T,
  routes: SiteRoutes,
): T['request'] {
  const request = event.request;
  const path = request.uri.replace(/\/+$/, '') || '/';
  const steps = path.split('/');
  const fits = function (pattern: string) {
    const expected = pattern.split('/');
    return (
      expected.length === steps.length &&
      expected.every(function (step, index) {
        return step === '*' || step === steps[index];
      })
    );
  };
  if (routes.files.some(fits)) {
    const accepted = request.headers['accept-encoding'];
    const isAccepted = accepted && /(^|,)\s*br\s*(,|;|$)/.test(accepted.value);
    if (/^\/assets\/[^/]+\.(js|css)$/.test(path) && !isAccepted) request.uri = path + '.identity';
    return request;
  }
  const shared = routes.shared.filter(fits)[0];
  const named = request.querystring['module'];
  const modules = routes.modules[path];
  if (named && modules && modules.indexOf(named.value) !== -1) {
    request.uri = path + '/' + named.value + '/index.html';
  } else if (routes.prerendered.indexOf(path) !== -1) {
    request.uri = path === '/' ? '/index.html' : path + '/index.html';
  } else if (shared) {
    // Whether a certificate of a possible id exists, only its page finds out.
    const id = steps[steps.length - 1]!;
    const isId = /^[A-Za-z0-9_-]{16,64}$/.test(id);
    const target = request.headers['sec-fetch-dest'];
    const isPage = (target && target.value === 'document') || request.querystring['page'];
    if (isId && !isPage) request.uri = '/credentials/' + id + '.html';
    else request.uri = shared.replace('/*', isId ? '/index.html' : '/404.html');
  } else if (request.uri.startsWith('/verify/')) {
    // The behavior of these addresses reads from the bucket of certificates, which has this page alone.
    request.uri = '/verify/404.html';
  } else {
    request.uri = routes.shell.some(fits) ? '/_shell.html' : '/404.html';
  }
  return request;
}

/** CloudFront refuses larger functions. */
export const MAX_FUNCTION_BYTES = 10_240;

/**
 * Returns the source of the CloudFront Function, including the addresses of all pages.
 *
 * @throws Error when the list is too long for the function; it then belongs in a CloudFront KeyValueStore.
 */
export function viewerRequestSource(routes: SiteRoutes): string {
  const source = [
    `var routes = ${JSON.stringify(routes)};`,
    functionSource(rewriteToFile),
    'function handler(event) { return rewriteToFile(event, routes); }',
  ].join('\n');
  const bytes = Buffer.byteLength(source);
  if (bytes > MAX_FUNCTION_BYTES) {
    throw new Error(
      `The viewer-request function has ${bytes} bytes, but CloudFront accepts only 10240.`,
    );
  }
  return source;
}

/**
 * Returns the source of a function as CloudFront accepts it. Its JavaScript is ES 5.1 with some later features; a comma after the
 * last parameter is not one of them.
 */
export function functionSource(of: (...input: never[]) => unknown): string {
  return of.toString().replace(/,(\s*\))/g, '$1');
}
