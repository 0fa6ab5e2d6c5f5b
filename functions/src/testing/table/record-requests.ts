import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** Calls back for each request of this process to the table, and when its response arrives. @returns a function that ends it */
function watchRequests(
  onStart: (request: ClientRequest, operation: string) => void,
  onResponse: (request: ClientRequest) => void,
): () => void {
  const requestOf = (message: unknown) => (message as { request: ClientRequest }).request;
  const operationOf = (request: ClientRequest) =>
    /^DynamoDB_\d+\.(\w+)$/.exec(String(request.getHeader('x-amz-target')))?.[1];
  const start = (message: unknown) => {
    const operation = operationOf(requestOf(message));
    if (operation !== undefined) onStart(requestOf(message), operation);
  };
  const finish = (message: unknown) => {
    if (operationOf(requestOf(message)) !== undefined) onResponse(requestOf(message));
  };
  subscribe('http.client.request.start', start);
  subscribe('http.client.response.finish', finish);
  return () => {
    unsubscribe('http.client.request.start', start);
    unsubscribe('http.client.response.finish', finish);
  };
}

/** Records the operations that are asked of the table and, as `answered`, each response: what is sent between two responses goes out together. */
export function recordRequests(): { operations: string[]; stop: () => void } {
  const operations: string[] = [];
  const stop = watchRequests(
    (_, operation) => operations.push(operation),
    () => operations.push('answered'),
  );
  return { operations, stop };
}

export interface RequestCounts {
  requests: number;
  /** Requests that are sent together are one round trip. */
  roundTrips: number;
}

/** Counts the requests to the table. @returns a function that ends it and returns the counts */
export function countRequests(): () => RequestCounts {
  const roundTripOf = new Map<ClientRequest, number>();
  let finished = 0;
  const stop = watchRequests(
    (request) => roundTripOf.set(request, finished + 1),
    (request) => (finished = Math.max(finished, roundTripOf.get(request) ?? 0)),
  );
  return () => {
    stop();
    return { roundTrips: Math.max(0, ...roundTripOf.values()), requests: roundTripOf.size };
  };
}
