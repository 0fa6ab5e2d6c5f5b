import { createHash } from 'node:crypto';

/** What the local gateway sends to the functions in the place of CloudFront. It protects nothing: both are one process. */
export const LOCAL_EDGE_SECRET = 'local edge';

export const LOCAL_EDGE_SECRET_HASH = createHash('sha256').update(LOCAL_EDGE_SECRET).digest('hex');
