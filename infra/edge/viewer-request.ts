/**
 * Chooses the file that answers a page address. Runs in CloudFront before the cache, on the default behavior only, and in the local
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
}

/**
 * Leaves a file (last part has an extension) as it is, maps a prerendered page to its `index.html`, and every other address to
 * the shell, in which the browser renders the page or a not-found message.
 *
 * @param prerendered paths without trailing slash, as in `frontend/dist/prerendered.json`. A course that is not listed there
 *   (published after the build) is served by the shell.
 */
export function rewriteToFile<T extends ViewerRequestEvent>(
  event: T,
  prerendered: readonly string[],
): T['request'] {
  const request = event.request;
  if (/\.[A-Za-z0-9]+$/.test(request.uri)) return request;
  const path = request.uri.replace(/\/+$/, '') || '/';
  if (prerendered.indexOf(path) === -1) request.uri = '/_shell.html';
  else request.uri = path === '/' ? '/index.html' : path + '/index.html';
  return request;
}

/** CloudFront refuses larger functions. */
export const MAX_FUNCTION_BYTES = 10_240;

/**
 * Returns the source of the CloudFront Function, including the list of pages.
 *
 * @throws Error when the list is too long for the function; it then belongs in a CloudFront KeyValueStore.
 */
export function viewerRequestSource(prerendered: readonly string[]): string {
  const source = [
    `var prerendered = ${JSON.stringify(prerendered)};`,
    withoutTrailingCommas(rewriteToFile.toString()),
    'function handler(event) { return rewriteToFile(event, prerendered); }',
  ].join('\n');
  const bytes = Buffer.byteLength(source);
  if (bytes > MAX_FUNCTION_BYTES) {
    throw new Error(
      `The viewer-request function has ${bytes} bytes, but CloudFront accepts only 10240.`,
    );
  }
  return source;
}

/** CloudFront's JavaScript is ES 5.1 with some later features; a comma after the last parameter is not one of them. */
function withoutTrailingCommas(source: string): string {
  return source.replace(/,(\s*\))/g, '$1');
}
