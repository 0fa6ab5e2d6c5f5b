/**
 * The definition of one API call. The router, the browser's client, the test mocks, API Gateway's routes and the OpenAPI
 * document are derived from objects of this type.
 */
import type * as z from 'zod';
import type { ApiErrorCode } from './errors.ts';
import type { TeamCapability } from '#domain/team-roles.ts';
import type { OperatorRole } from './operator-roles.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * `public`: anyone. `learner`: a valid access token. `operator`: an operator with one of the call's roles and a second factor. `token`:
 * a program with a token of the company that the path names; it may only read. Source: rules/companies.md B2
 */
export type Access = 'public' | 'learner' | 'operator' | 'token';

/** Returns whether the gateway checks the access token of a person before the call reaches its function. */
export function needsSession({ access }: { access: Access }): boolean {
  return access === 'learner' || access === 'operator';
}

/** The deployed function that serves the call; calls of one group share a bundle, a role and its permissions. */
export type FunctionGroup =
  | 'catalog'
  | 'learning'
  | 'activities'
  | 'course-ratings'
  | 'identity'
  | 'demo'
  | 'account'
  | 'billing'
  | 'teams'
  | 'handovers'
  | 'requests'
  | 'coaching'
  | 'certificates'
  | 'notifications'
  | 'privacy'
  | 'operating'
  | 'system';

interface AnyRoute {
  method: HttpMethod;
  /** API Gateway's spelling: `/api/courses/{id}`. A `{userId}` or `{companyId}` is checked against the token before the handler runs. */
  path: `/api/${string}`;
  summary: string;
  group: FunctionGroup;
  access: Access;
  /** A POST that changes nothing: it has a body because its input must not stand in an address. */
  isRead?: true;
  /** The demo account may not make the call: it costs money, others see what it writes, or it changes the account. */
  refusesDemo?: true;
  /** What the caller's role in the team has to allow. Source: rules/access.md A48 */
  teamCapability?: TeamCapability;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Undeclared fields are removed from the response. */
  response: z.ZodType;
  /** Of a response that is text of another format, which programs other than ours read. @default application/json */
  contentType?: 'text/calendar';
  /** @default 200 */
  status?: 200 | 201 | 204;
  /** Errors in addition to those every call can return (`commonErrors`). */
  errors?: readonly ApiErrorCode[];
  /** Seconds a browser may cache the response; absent means `no-store`. Public calls only. */
  cacheSeconds?: number;
}

interface LearnerRoute extends AnyRoute {
  access: Exclude<Access, 'operator' | 'token'>;
}

/** A call of a company's program: it reads, and names the company. */
export interface TokenRoute extends AnyRoute {
  access: 'token';
  method: 'GET';
  path: `/api/companies/{companyId}/${string}`;
}

interface OperatorRoute extends AnyRoute {
  access: 'operator';
  /** Who may make the call beside owners. `any`: also an operator without a role or a second factor. */
  roles: readonly OperatorRole[] | 'any';
}

/** A call of an operator that changes nothing. */
export interface OperatorRead extends OperatorRoute {
  effect: 'reads';
}

/** A call of an operator that changes something: needs a recent sign-in and a reason, and is recorded. Source: rules/access.md A41 */
export interface OperatorChange extends OperatorRoute {
  effect: 'changes';
  roles: readonly OperatorRole[];
  body: z.ZodObject<z.core.$ZodLooseShape & { reason: z.ZodType<string, string> }>;
}

export type RouteDefinition = LearnerRoute | TokenRoute | OperatorRead | OperatorChange;

export type Contract = Record<string, RouteDefinition>;

/** Preserves the literal types of each call. */
export function defineRoutes<const T extends Contract>(routes: T): T {
  return routes;
}

type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;

/** The parsed input of a call's handler. */
export interface RequestOf<R extends RouteDefinition> {
  params: OutputOf<R['params']>;
  query: OutputOf<R['query']>;
  body: OutputOf<R['body']>;
}

export type ResponseOf<R extends RouteDefinition> = z.output<R['response']>;
export type BodyOf<R extends RouteDefinition> = InputOf<R['body']>;

type Values<T> = T extends z.ZodObject
  ? { [K in keyof z.input<T>]: z.input<T>[K] | number }
  : never;

type Part<Key extends string, Schema, Value> = [Schema] extends [z.ZodType]
  ? Record<never, unknown> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }
  : { [K in Key]?: undefined };

/** The input a client passes. Path and query values may be numbers; they are sent as text. */
export type CallOf<R extends RouteDefinition> = Part<'params', R['params'], Values<R['params']>> &
  Part<'query', R['query'], Values<R['query']>> &
  Part<'body', R['body'], InputOf<R['body']>>;

/** The names of the placeholders in a path: `/api/users/{userId}/trial` → `['userId']`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** API Gateway's route key. */
export function routeKey(route: Pick<RouteDefinition, 'method' | 'path'>): string {
  return `${route.method} ${route.path}`;
}
