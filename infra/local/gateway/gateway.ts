import { randomUUID } from 'node:crypto';
import { tracingChannel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { needsSession, routeKey, type Contract } from '@learning/shared/contract/route';
import { STRIPE_WEBHOOK_PATH, STRIPE_WEBHOOK_ROUTE } from '@learning/shared/contract/webhooks';
import type { jwtAuthorizer } from './authorizer.ts';
import { withReachableBucket } from './bucket-links.ts';
import { functionResponse, gatewayResponse, type HttpResponse } from './function-response.ts';
import type { FunctionBundles } from '#functions/function-bundles.ts';
import { httpEvent, type HttpEvent } from './http-event.ts';
import { MalformedPath, matchRoute, type RouteMatch } from './match-route.ts';
import { acceptedEncoding, compressOnce, isCompressible } from '#http/compression.ts';
import type { HttpHandler } from '#http/http-handler.ts';
import { readBody } from '#http/read-body.ts';

const MAX_BODY_BYTES = 10 * 1024 * 1024;
const INTEGRATION_TIMEOUT_MS = 30_000;

/** Traces each call of a function, so that its CPU time can be told from the gateway's; costs nothing without a subscriber. */
const functionCalls = tracingChannel('learning:function-call');

interface Gateway {
  routes: Contract;
  bundles: FunctionBundles;
  authorize: ReturnType<typeof jwtAuthorizer>;
}

/**
 * Stands in for API Gateway's HTTP API: finds the route, checks the token if the contract requires one, and runs the deployed bundle.
 * Stripe's webhook needs no token, because its function checks the signature. Addresses without a route go to the `system` function
 * as `$default`.
 */
export function apiGateway(gateway: Gateway): HttpHandler {
  return async (request, response) => {
    const reached = withReachableBucket(await respondTo(gateway, request), request);
    const sent = await asTheEdgeSends(reached, request);
    response.writeHead(sent.status, { 'apigw-requestid': randomUUID(), ...sent.headers });
    response.end(request.method === 'HEAD' ? undefined : sent.body);
  };
}

/** Compresses a response for the browser, as CloudFront does. */
async function asTheEdgeSends(
  response: HttpResponse,
  request: IncomingMessage,
): Promise<HttpResponse> {
  const { headers } = response;
  const body = Buffer.from(response.body);
  const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString());
  const isPlain = headers['content-encoding'] === undefined;
  if (!encoding || !isPlain || !isCompressible(String(headers['content-type']), body.length)) {
    return response;
  }
  return {
    ...response,
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    body: await compressOnce(body, encoding),
  };
}

async function respondTo(gateway: Gateway, request: IncomingMessage): Promise<HttpResponse> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return gatewayResponse(413, 'Request Too Long');

  if (request.method === 'POST' && url.pathname === STRIPE_WEBHOOK_PATH) {
    const event = httpEvent({ request, url, body, routeKey: STRIPE_WEBHOOK_ROUTE });
    return invoke(gateway, 'stripe-webhook', event);
  }

  let match: RouteMatch | undefined;
  try {
    match = matchRoute(gateway.routes, request.method ?? 'GET', url.pathname);
  } catch (error) {
    if (error instanceof MalformedPath) return gatewayResponse(400, 'Bad Request');
    throw error;
  }
  if (!match)
    return invoke(gateway, 'system', httpEvent({ request, url, body, routeKey: '$default' }));

  const { route, pathParameters } = match;
  const isGuarded = needsSession(route);
  const claims = isGuarded ? await gateway.authorize(request.headers.authorization) : undefined;
  if (isGuarded && !claims) {
    return gatewayResponse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
  }
  const parts = { request, url, body, routeKey: routeKey(route), pathParameters, claims };
  return invoke(gateway, route.group, httpEvent(parts));
}

async function invoke(
  { bundles }: Gateway,
  group: Parameters<FunctionBundles['load']>[0],
  event: HttpEvent,
): Promise<HttpResponse> {
  const deadline = Date.now() + INTEGRATION_TIMEOUT_MS;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<HttpResponse>((resolve) => {
    timer = setTimeout(
      () => resolve(gatewayResponse(503, 'Service Unavailable')),
      INTEGRATION_TIMEOUT_MS,
    );
  });
  const call = async () => {
    const handler = await bundles.load(group);
    const context = {
      functionName: `learning-local-${group}`,
      awsRequestId: randomUUID(),
      getRemainingTimeInMillis: () => deadline - Date.now(),
    };
    const result = await functionCalls.tracePromise(() => handler(event, context));
    return functionResponse(result);
  };
  try {
    return await Promise.race([call(), timeout]);
  } catch (error) {
    console.error(`The function ${group} failed on ${event.routeKey}:`, error);
    return gatewayResponse(500, 'Internal Server Error');
  } finally {
    clearTimeout(timer);
  }
}
