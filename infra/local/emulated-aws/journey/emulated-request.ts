import { openHost, type Host } from '@learning/infra/deploy/smoke/host';

export type { Call, Host as EmulatedHost } from '@learning/infra/deploy/smoke/host';

/**
 * Creates a client for one host of the emulated AWS. All hosts are one server on the loopback that reads the Host header, so
 * `*.localhost` need not resolve.
 *
 * @param always headers of every call
 */
export function emulatedHost(
  port: number,
  host: string,
  always: Record<string, string> = {},
): Host {
  return openHost(`http://127.0.0.1:${port}`, {
    host: `${host}:${port}`,
    // The edge expects requests that came over TLS.
    'x-forwarded-proto': 'https',
    ...always,
  });
}
