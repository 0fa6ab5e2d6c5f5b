import { isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * Set by the edge function on `/api/*` to whom CloudFront was called by, over whatever the caller sent. The gateway itself sees
 * only CloudFront. It can be believed, because no other call gets this far (`behind-edge.ts`).
 */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

/**
 * Returns the network address a call comes from, for limits: an IPv4 address, or the /64 network of an IPv6 address, because
 * one caller has all addresses of such a network.
 */
export function callerAddress(event: APIGatewayProxyEventV2): string {
  return networkOf(viewerAddress(event));
}

/** Returns the full network address a call comes from. */
export function viewerAddress({ headers, requestContext }: APIGatewayProxyEventV2): string {
  return headers[VIEWER_ADDRESS_HEADER] || requestContext.http.sourceIp;
}

/** Returns whether the caller is on the server's own machine, where all callers share one address, as under `npm start`. */
export function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === networkOf('::1');
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
