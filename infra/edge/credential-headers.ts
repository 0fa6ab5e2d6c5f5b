/**
 * Headers of the documents below `/credentials/` and of the issuer's DID. Verifiers on any site read them; a browser that opens one runs nothing of it.
 *
 * Source: rules/certificates.md K12
 */
export const CREDENTIAL_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;

/** The address of the issuer as a DID, which the method `did:web` fixes. */
export const DID_DOCUMENT_PATH = '/.well-known/did.json';

/** Whether an address is one of a document. The page `/credentials` is none. */
export function isDocumentPath(path: string): boolean {
  return /^\/credentials\/[^?#]/.test(path) || path.split('?')[0] === DID_DOCUMENT_PATH;
}

/** The same as path patterns of CloudFront: a character and anything after it, and the issuer as a DID. */
export const DOCUMENT_PATTERNS = ['/credentials/?*', DID_DOCUMENT_PATH] as const;
