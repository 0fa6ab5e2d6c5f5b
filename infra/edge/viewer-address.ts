/**
 * Tells the API whom CloudFront was called by, because the gateway sees only CloudFront. Runs in CloudFront on calls of the API, and
 * in the local gateway. Written in the subset of JavaScript that CloudFront Functions support. Its source text is deployed, so it
 * uses nothing from outside itself.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/example-function-add-true-client-ip-header.html
 */

/** The part of CloudFront's viewer-request event that is used. */
export interface ViewerAddressEvent {
  viewer: { ip: string };
  request: { headers: Record<string, { value: string }> };
}

/** Sets the header `x-viewer-address`, over whatever the caller sent. */
export function addViewerAddress<T extends ViewerAddressEvent>(event: T): T['request'] {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}

/** Returns the source of the CloudFront Function. */
export function viewerAddressSource(): string {
  return [
    addViewerAddress.toString(),
    'function handler(event) { return addViewerAddress(event); }',
  ].join('\n');
}
