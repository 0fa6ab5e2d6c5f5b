/**
 * Gives the 404 page its status, and compressed files their `vary`. Runs in CloudFront after the cache, on the default behavior only,
 * and in the local server. An error response of the distribution could give the status, too, but it would also replace the API's 404.
 * Same JavaScript as `viewer-request.ts`.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html#functions-event-structure-response
 */
import { functionSource } from './viewer-request.ts';

/** The part of CloudFront's viewer-response event that is used. */
export interface ViewerResponseEvent {
  /** As `viewer-request.ts` left it. */
  request: { uri: string };
  response: ViewerResponse;
}

export interface ViewerResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, { value: string }>;
}

/** How S3 returns the metadata `status` of an object. */
export const STATUS_HEADER = 'x-amz-meta-status';

/** Returns the metadata that a file of the site is stored with, by its key. A page that serves ids has a `404.html` of its own. */
export function storedStatus(key: string): string | undefined {
  return key.endsWith('/404.html') ? '404' : undefined;
}

/**
 * Gives a file that is stored with a status that status; "not modified" stays as it is. Says of a compressed file that others may
 * get another form, which CloudFront adds only to what it compresses itself; of the page of a certificate, that previews get another document.
 */
export function completeResponse<T extends ViewerResponseEvent>(event: T): T['response'] {
  const response = event.response;
  const stored = response.headers['x-amz-meta-status'];
  if (stored && response.statusCode === 200) {
    response.statusCode = Number(stored.value);
    response.statusDescription = 'Not Found';
  }
  delete response.headers['x-amz-meta-status'];
  if (response.headers['content-encoding'] && !response.headers['vary']) {
    response.headers['vary'] = { value: 'accept-encoding' };
  }
  // A browser that has read the preview must not show it when it opens the page.
  if (/^\/(verify|credentials)\//.test(event.request.uri)) {
    const known = response.headers['vary'];
    response.headers['vary'] = { value: (known ? known.value + ', ' : '') + 'sec-fetch-dest' };
  }
  return response;
}

/** Returns the source of the CloudFront Function. */
export function viewerResponseSource(): string {
  return [
    functionSource(completeResponse),
    'function handler(event) { return completeResponse(event); }',
  ].join('\n');
}
