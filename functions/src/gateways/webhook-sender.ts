import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;

/** A signed message for the program of a company. */
export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  /** JSON. */
  body: string;
}

/** What the receiver answered, or why it could not. */
export type WebhookAnswer = { status: number } | { problem: 'no_answer' | 'address_not_public' };

export type SendWebhook = (request: WebhookRequest) => Promise<WebhookAnswer>;

/** An address inside a network that only its own machines should reach. */
class AddressNotPublic extends Error {
  override readonly name = 'AddressNotPublic';
}

/**
 * Returns a function that posts messages. It connects only to public addresses: each name is looked up for its connection, so no second
 * answer of a name server can lead elsewhere. It follows no redirect and reads no answer beyond its status.
 *
 * @param allowsPrivate also plain HTTP and addresses of this machine and its network, for `npm start` and tests
 */
export function webhookSender({ allowsPrivate }: { allowsPrivate: boolean }): SendWebhook {
  return async ({ url, headers, body }) => {
    const { protocol, hostname } = new URL(url);
    const isSafe = protocol === 'https:' && isPublicName(hostname);
    if (!allowsPrivate && !isSafe) return { problem: 'address_not_public' };
    const options: RequestOptions = {
      method: 'POST',
      // Never one connection for two companies.
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'DueCourse-Webhooks/1',
      },
      ...(allowsPrivate ? {} : { lookup: lookUpPublic }),
    };
    try {
      return { status: await post(url, options, body) };
    } catch (error) {
      return {
        problem: error instanceof AddressNotPublic ? 'address_not_public' : 'no_answer',
      };
    }
  };
}

/** Returns false for an address in digits that is not public. Node looks up no name for it. */
function isPublicName(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 || isPublicAddress(address);
}

function post(url: string, options: RequestOptions, body: string): Promise<number> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Looks a name up as Node does, and refuses all of its addresses if one of them is not public. */
const lookUpPublic: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const problem = addresses.every(({ address }) => isPublicAddress(address))
      ? null
      : new AddressNotPublic();
    if (problem || options.all) return callback(problem, problem ? [] : addresses);
    const [{ address, family }] = addresses as [LookupAddress];
    return callback(null, address, family);
  });
};
