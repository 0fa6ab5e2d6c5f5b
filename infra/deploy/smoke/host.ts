import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';

export interface HostResponse {
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

export type Host = (call: Call) => Promise<HostResponse>;

/**
 * Creates a client for one host. It leaves responses compressed, as `fetch` does not.
 *
 * @param always headers of every call
 */
export function openHost(origin: string, always: Record<string, string> = {}): Host {
  const request = origin.startsWith('https:') ? tlsRequest : plainRequest;
  return ({ method = 'GET', path, token, json, text, headers: own }) => {
    const body = json === undefined ? text : JSON.stringify(json);
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
        : {}),
      ...always,
      ...own,
    };
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, origin), { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const received = bytes.toString();
          const isJson = /json/.test(response.headers['content-type'] ?? '');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            body: isJson && received ? JSON.parse(received) : received,
          });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
}
