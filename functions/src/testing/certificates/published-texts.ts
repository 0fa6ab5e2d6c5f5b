import { decodeJwt } from 'jose';
import type { TestIssuing } from './issuing-gateways.ts';

/** Returns everything that is public about certificates as one text, with the claims of signed documents readable. */
export function publishedTexts({ published }: TestIssuing): string {
  return [...published.values()]
    .filter(({ body }) => typeof body === 'string')
    .map(({ body }) => String(body))
    .map((body) => (/^[{<]/.test(body) ? body : JSON.stringify(decodeJwt(body))))
    .join('\n');
}
