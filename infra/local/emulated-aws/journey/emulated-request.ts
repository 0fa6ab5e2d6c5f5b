import { request } from 'node:http';

export interface EmulatedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it was sent. */
  bytes: Buffer;
  /** Parsed when it is JSON, else text. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Call {
  method?: string;
  path: string;
  token?: string;
  json?: unknown;
  /** Sent unchanged, with the given headers. */
  text?: string;
  headers?: Record<string, string>;
}

/**
 * Creates a client for one host of the emulated AWS. All hosts are one server on the loopback that reads the Host header, so
 * `*.localhost` need not resolve.
 *
 * @param always headers of every call
 */
export function emulatedHost(port: number, host: string, always: Record<string, string> = {}) {
  return ({
    method = 'GET',
    path,
    token,
    json,
    text,
    headers: own,
  }: Call): Promise<EmulatedResponse> => {
    const body = json === undefined ? text : JSON.stringify(json);
    const headers = {
      host: `${host}:${port}`,
      // The edge expects requests that came over TLS.
      'x-forwarded-proto': 'https',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
        : {}),
      ...always,
      ...own,
    };
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          const isJson = /json/.test(response.headers['content-type'] ?? '');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            body: isJson && text ? JSON.parse(text) : text,
          });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
}

export type EmulatedHost = ReturnType<typeof emulatedHost>;
