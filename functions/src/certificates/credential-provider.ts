/** The services that certificates need outside the table. `gateways/credentials` implements them. */

export interface RsaPublicKey {
  kty: 'RSA';
  n: string;
  e: string;
}

export interface Ed25519PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

/** Signs the second proofs. */
export interface ProofSigner {
  /** Identifies the key where it is stored. */
  source: string;
  readPublicKey(): Promise<Ed25519PublicKey>;
  /** Returns the Ed25519 signature of some bytes. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Signs with a key that never leaves its service. */
export interface CredentialSigner {
  /** Identifies the key in its service. */
  source: string;
  readPublicKey(): Promise<RsaPublicKey>;
  /** Returns the RSASSA-PKCS1-v1_5 signature of the SHA-256 of some bytes. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/** A public file. */
export interface PublicDocument {
  /** Below `/credentials/`: `status/1.jwt`; or below the site's origin, with a slash in front. */
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Never changes once it is written. */
  isImmutable: boolean;
}

export interface DocumentStore {
  put(document: PublicDocument): Promise<void>;
}
