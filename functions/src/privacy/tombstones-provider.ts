/** Says that an account was erased: an id that leads to no one, and what its learner chose. */
export interface Tombstone {
  userId: string;
  erasedAt: string;
  keepsCertificates: boolean;
}

/** Outlasts the table, so that a restored table does not bring erased accounts back. */
export interface Tombstones {
  /** Safe to repeat. */
  put(tombstone: Tombstone): Promise<void>;
  /** Says that a message of a visitor was erased, which names no account. Safe to repeat. */
  putMessage(requestId: string, erasedAt: string): Promise<void>;
}
