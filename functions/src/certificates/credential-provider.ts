/** The services that certificates need outside the table. `gateways/credentials` implements them. */

export interface RsaPublicKey {
  kty: 'RSA';
  n: string;
  e: string;
}

/** Signs with a key that never leaves its service. */
export interface CredentialSigner {
  /** Identifies the key in its service. */
  source: string;
  readPublicKey(): Promise<RsaPublicKey>;
  /** Returns the RSASSA-PKCS1-v1_5 signature of the SHA-256 of some bytes. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/** A public file below `/credentials/`. */
export interface PublicDocument {
  /** Below `/credentials/`: `status/1.jwt`. */
  path: string;
  body: string;
  contentType: string;
  /** Never changes once it is written. */
  isImmutable: boolean;
}

export interface DocumentStore {
  put(document: PublicDocument): Promise<void>;
}
