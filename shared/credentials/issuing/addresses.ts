/** The addresses of the public documents, below the site's origin. Source: rules/certificates.md K12 */
export const CREDENTIALS_PATH = '/credentials/';

export const documentPaths = {
  issuer: 'issuer.json',
  keySet: 'jwks.json',
  key: (keyId: string) => `keys/${keyId}.json`,
  achievement: (courseId: number, edition: string) => `achievements/${courseId}-${edition}.json`,
  statusList: (listId: number) => `status/${listId}.jwt`,
  credential: (certificateId: string) => `${certificateId}.jwt`,
  certificate: (certificateId: string) => `${certificateId}.json`,
};

/** Returns the address of a document. */
export function documentUrl(origin: string, path: string): string {
  return origin + CREDENTIALS_PATH + path;
}

/** Returns the address of the page that shows and verifies a certificate. */
export function verificationUrl(origin: string, certificateId: string): string {
  return `${origin}/verify/${certificateId}`;
}
