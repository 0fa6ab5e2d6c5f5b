import * as z from 'zod';

/** Environment variables of every function that handles calls. */
export const edgeEnvironment = z.object({
  /** SHA-256 hashes (hex) of the secrets that the edge may send, separated by commas: two while one replaces the other. */
  EDGE_SECRET_HASHES: z.string().regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/),
});

/** Sent by the edge with every call, over whatever the caller sent. CloudFront lets no one add a header that begins with `x-edge-`. */
export const EDGE_SECRET_HEADER = 'x-origin-secret';
