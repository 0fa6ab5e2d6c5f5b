import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import type { createHandler } from './create-handler.ts';
import { EDGE_SECRET_HEADER, edgeEnvironment } from './env.ts';
import { failure } from './respond.ts';

type Handler = ReturnType<typeof createHandler>;

/**
 * Refuses every call that did not come through the edge with 403 `forbidden`, before anything of it is read. The gateway has a public
 * address of its own, where a caller could name any network address as theirs and so evade the limits.
 *
 * @throws ZodError when the environment has no hash of the secret.
 * Source: rules/access.md A36
 */
export function behindEdge(handler: Handler): Handler {
  const { EDGE_SECRET_HASHES } = edgeEnvironment.parse(process.env);
  const hashes = EDGE_SECRET_HASHES.split(',').map((hash) => Buffer.from(hash, 'hex'));
  return async (event, context) => {
    if (isFromEdge(event, hashes)) return handler(event, context);
    log.info('refused', {
      routeKey: event.routeKey,
      code: 'forbidden',
      reason: 'not from the edge',
    });
    return failure(new Failure('forbidden'));
  };
}

/** Compares in constant time, and always with every hash. */
function isFromEdge({ headers }: APIGatewayProxyEventV2, hashes: readonly Buffer[]): boolean {
  const sent = createHash('sha256')
    .update(headers[EDGE_SECRET_HEADER] ?? '')
    .digest();
  return hashes.filter((hash) => timingSafeEqual(hash, sent)).length > 0;
}
