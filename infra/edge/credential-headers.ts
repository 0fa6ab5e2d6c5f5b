/**
 * Headers of the documents below `/credentials/`. Verifiers on any site read them; a browser that opens one runs nothing of it.
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

/** Whether an address is one of a document. The page `/credentials` is none. */
export function isDocumentPath(path: string): boolean {
  return /^\/credentials\/[^?#]/.test(path);
}

/** The same as a path pattern of CloudFront: a character and anything after it. */
export const DOCUMENT_PATTERN = '/credentials/?*';
