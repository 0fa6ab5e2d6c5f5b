/** How much is read of what a stranger hands in. Everything beyond is refused before it is looked at. */
export const LIMITS = {
  /** A file with a credential in it; the official samples have up to 85 KB. */
  fileBytes: 5 * 1024 * 1024,
  /** A credential on its own, as JWT or JSON. */
  credentialCharacters: 512 * 1024,
  jsonDepth: 32,
  /** Values in one JSON document. */
  jsonValues: 20_000,
  /** A document of the issuer. */
  documentBytes: 1024 * 1024,
  /** A status list after decompression: 131,072 entries have 16 KB. */
  statusListBytes: 1024 * 1024,
  /** Entries of a credential that say where its status is read; beyond them, the status is unknown. */
  statusEntries: 16,
  /** Credentials of a learner record that are verified; with more, the record is not called valid. */
  contained: 60,
  /** Of the name of a credential that is shown without being verified. */
  nameCharacters: 200,
  /** Proofs of one document. */
  proofs: 8,
  /** All packed objects of a PDF together, after decompression. */
  pdfObjectBytes: 8 * 1024 * 1024,
  pdfDepth: 64,
  /** Documents of an issuer that one verification reads. */
  documents: 12,
  documentMs: 5_000,
} as const;
