/** The addresses of the public documents, below the site's origin. Source: rules/certificates.md K12 */
export const CREDENTIALS_PATH = '/credentials/';

export const documentPaths = {
  issuer: 'issuer.json',
  keySet: 'jwks.json',
  key: (keyId: string) => `keys/${keyId}.json`,
  achievement: (courseId: number, edition: string) => `achievements/${courseId}-${edition}.json`,
  /** Beside the achievement's document. */
  achievementImage: (courseId: number, edition: string) =>
    `achievements/${courseId}-${edition}.png`,
  /** The number grows with a new drawing. */
  issuerImage: 'pictures/issuer-1.png',
  statusList: (listId: number) => `status/${listId}.jwt`,
  credential: (certificateId: string) => `${certificateId}.jwt`,
  certificate: (certificateId: string) => `${certificateId}.json`,
  /** What previews of links read of the certificate's page. */
  preview: (certificateId: string) => `${certificateId}.html`,
  /** The credential with its proof inside. */
  provedCredential: (certificateId: string) => `${certificateId}.credential.json`,
};

/** The address of the issuer's document as a DID, below the site's origin. @see https://w3c-ccg.github.io/did-method-web/ */
export const DID_DOCUMENT_PATH = '/.well-known/did.json';

/** Returns the DID of a site. */
export function didOf(origin: string): string {
  return `did:web:${encodeURIComponent(new URL(origin).host)}`;
}

/**
 * Returns the path of the picture with which previews show a course. Other pictures have a hash in their names; documents of certificates
 * outlive releases, so this name stays.
 */
export function coursePicturePath(courseId: number): string {
  return `share/course-${courseId}.png`;
}

/** Returns the address of a document. */
export function documentUrl(origin: string, path: string): string {
  return origin + CREDENTIALS_PATH + path;
}

/** Returns the address of the page that shows and verifies a certificate. */
export function verificationUrl(origin: string, certificateId: string): string {
  return `${origin}/verify/${certificateId}`;
}
