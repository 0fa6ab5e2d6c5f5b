import {
  needsSession,
  routeKey,
  type Contract,
  type RequestOf,
  type ResponseOf,
  type RouteDefinition,
} from '@learning/shared/contract/route';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { Failure } from '#failure.ts';
import {
  callerOf,
  ownUserId,
  refuseDemo,
  unverifiedClaims,
  type Caller,
} from './authentication.ts';
import { callerAddress } from './caller-address.ts';
import { callingDevice, type CallingDevice } from './calling-device.ts';
import { checkCompanyToken, type CallingCompany, type CompanyOf } from './company-token.ts';
import { log } from '#observability/log.ts';
import { checkOperator, type KnownOperator, type OperatorOf } from './operator-access.ts';
import { parseRequest } from './parse-request.ts';
import { failure, success } from './respond.ts';

/**
 * Input of an implementation: the parsed request, the caller's network address and, for guarded calls, the caller, their id and token, or
 * the company whose program calls.
 */
export type CallContext<R extends RouteDefinition> = RequestOf<R> & {
  now: Date;
  address: string;
  device: CallingDevice;
} & (R['access'] extends 'learner' | 'operator'
    ? { caller: Caller; userId: string; accessToken: string }
    : unknown) &
  (R['access'] extends 'operator' ? { operator: KnownOperator } : unknown) &
  (R['access'] extends 'token' ? { company: CallingCompany } : unknown);

export type Implementation<R extends RouteDefinition> = (
  call: CallContext<R>,
) => Promise<ResponseOf<R>> | ResponseOf<R>;

export type Implementations<C extends Contract> = { [Name in keyof C]: Implementation<C[Name]> };

type Clock = () => Date;

/**
 * Turns implementations of contract calls into one Lambda handler for API Gateway's HTTP API (payload 2.0).
 *
 * Checks identity, input and response once for all calls: no valid access token is `unauthorized`, another learner's id is
 * `forbidden`, invalid input is `invalid_request` with field paths. Strips undeclared response fields and logs unknown errors.
 *
 * @param operatorOf reads operators from the user pool, for functions with their calls
 * @param companyOf finds the company of a token, for functions with calls of programs
 */
export function createHandler<C extends Contract>(
  routes: C,
  implementations: Implementations<C>,
  clock: Clock = () => new Date(),
  operatorOf: OperatorOf = () => Promise.resolve(null),
  companyOf: CompanyOf = () => Promise.reject(new Failure('token_invalid')),
) {
  const byKey = new Map<string, { route: RouteDefinition; run: Implementation<RouteDefinition> }>();
  for (const [name, route] of Object.entries(routes)) {
    const run = implementations[name] as unknown as Implementation<RouteDefinition>;
    byKey.set(routeKey(route), { route, run });
  }

  return async (
    event: APIGatewayProxyEventV2,
    context?: Pick<Context, 'awsRequestId'>,
  ): Promise<APIGatewayProxyStructuredResultV2> => {
    try {
      const found = byKey.get(event.routeKey);
      if (!found) throw new Failure('route_not_found');
      const { route, run } = found;
      const now = clock();
      const identity = needsSession(route) ? authorize(route, event) : null;
      const operator =
        route.access === 'operator' && identity
          ? { operator: await checkOperator(route, identity.caller, operatorOf, now) }
          : {};
      const company =
        route.access === 'token' ? { company: await checkCompanyToken(event, companyOf, now) } : {};
      refuseDemo(route, claimsOf(route, event));
      const request = parseRequest(route, event);
      const address = callerAddress(event);
      const call = {
        ...request,
        ...identity,
        ...operator,
        ...company,
        address,
        device: callingDevice(event),
        now,
      } as CallContext<RouteDefinition>;
      return success(route, await run(call));
    } catch (error) {
      if (error instanceof Failure) {
        log.info('refused', { routeKey: event.routeKey, code: error.code });
        return failure(error);
      }
      const requestId = context?.awsRequestId;
      log.error('failed', { routeKey: event.routeKey, requestId, error: error as Error });
      return failure(new Failure(isBusy(error) ? 'service_unavailable' : 'internal_error'));
    }
  };
}

/** Returns the claims the authorizer verified; of a public call, which has none, those the sent token states. */
function claimsOf(route: RouteDefinition, event: APIGatewayProxyEventV2) {
  if (!needsSession(route)) return unverifiedClaims(event.headers['authorization']);
  const requestContext = event.requestContext as {
    authorizer?: { jwt?: { claims?: Record<string, unknown> } };
  };
  return requestContext.authorizer?.jwt?.claims;
}

function authorize(route: RouteDefinition, event: APIGatewayProxyEventV2) {
  const caller = callerOf(claimsOf(route, event));
  const requested = [event.pathParameters?.['userId'], bodyUserId(route, event)];
  for (const userId of requested) if (userId !== undefined) ownUserId(userId, caller);
  const accessToken = (event.headers['authorization'] ?? '').replace(/^Bearer /i, '');
  return { caller, userId: caller.userId, accessToken };
}

/** Reads the `userId` of a body, which must match the token even if other parts of the body are invalid. */
function bodyUserId(route: RouteDefinition, event: APIGatewayProxyEventV2): string | undefined {
  if (!route.body?.shape['userId'] || !event.body) return undefined;
  try {
    const text = event.isBase64Encoded
      ? Buffer.from(event.body, 'base64').toString('utf8')
      : event.body;
    const userId = (JSON.parse(text) as { userId?: unknown } | null)?.userId;
    return typeof userId === 'string' ? userId : undefined;
  } catch {
    return undefined;
  }
}

/** Errors of an overloaded table, alone or as the reason why a transaction was canceled. */
const BUSY =
  /^(ProvisionedThroughputExceeded|ThrottlingException|ThrottlingError|RequestLimitExceeded|TransactionConflict)/;

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  const codes = Array.isArray(reasons) ? (reasons as { Code?: string }[]) : [];
  return BUSY.test(error.name) || codes.some(({ Code }) => BUSY.test(Code ?? ''));
}
