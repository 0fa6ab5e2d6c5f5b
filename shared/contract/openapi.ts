import * as z from 'zod';
import { commonErrors } from './contract.ts';
import { API_ERRORS } from './errors.ts';
import type { Contract, RouteDefinition } from './route.ts';

const VERSION = '1.0.0';

type Json = Record<string, unknown>;

/**
 * Describes the contract as an OpenAPI 3.1 document, with the answers that the gateway gives without calling a function.
 *
 * Source: rules/wording.md W18
 */
export function openApiDocument(contract: Contract): Json {
  const schemas: Json = { ApiError: errorSchema, GatewayError: gatewayErrorSchema };
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(contract)) {
    const path = (paths[route.path] ??= {});
    path[route.method.toLowerCase()] = operation(name, route, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'HR learning platform API',
      version: VERSION,
      description: 'Courses, access, progress, activities, payments and certificates.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Cognito access token.',
        },
        companyToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'dc_ and 69 letters and digits',
          description:
            'Token of a company for reports, which the owner of a team creates on its page. It may only read.',
        },
      },
    },
  };
}

const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(API_ERRORS) },
    message: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

/** An HTTP API writes these bodies; they cannot be changed there. */
const gatewayErrorSchema: Json = {
  type: 'object',
  description:
    'An answer of the gateway itself: a refused token, a malformed path, a body that is too large, too many requests, or no answer of the service in time.',
  required: ['message'],
  properties: { message: { type: 'string' } },
  // Without it, an ApiError would also be a GatewayError.
  additionalProperties: false,
};

/** Statuses that the gateway also answers on its own. 401 only where a token is needed. */
const GATEWAY_STATUSES: readonly number[] = [400, 401, 404, 413, 429, 500, 503];

/** A gateway's answer that no function gives to a call without a body. */
const GATEWAY_ONLY = [{ status: 413, description: 'The request is too large.' }];

function operation(name: string, route: RouteDefinition, schemas: Json): Json {
  const status = String(route.status ?? 200);
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.group],
    security: securityOf(route),
    ...parametersOf(route, schemas),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(route.body, 'input', schemas) } },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: route.summary,
        ...(status === '204'
          ? {}
          : {
              content: {
                [route.contentType ?? 'application/json']: {
                  schema: jsonSchema(route.response, 'output', schemas),
                },
              },
            }),
      },
      ...errorResponses(route),
    },
  };
}

function securityOf({ access }: RouteDefinition): Json[] {
  if (access === 'public') return [];
  return [access === 'token' ? { companyToken: [] } : { accessToken: [] }];
}

function parametersOf(route: RouteDefinition, schemas: Json): Json {
  const of = (place: 'path' | 'query', object: z.ZodObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: jsonSchema(field as z.ZodType, 'input', schemas),
    }));
  const parameters = [...of('path', route.params), ...of('query', route.query)];
  return parameters.length > 0 ? { parameters } : {};
}

function errorResponses(route: RouteDefinition): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of [...commonErrors(route), ...(route.errors ?? [])]) {
    const { status } = API_ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const ofFunctions = [...byStatus].map(
    ([status, codes]) => [status, errorResponse(status, codes.join(', '))] as const,
  );
  const ofGateway = GATEWAY_ONLY.filter(({ status }) => !byStatus.has(status)).map(
    ({ status, description }) => [status, jsonResponse(description, GATEWAY_ERROR)] as const,
  );
  return Object.fromEntries(
    [...ofFunctions, ...ofGateway]
      .toSorted(([a], [b]) => a - b)
      .map(([status, response]) => [String(status), response]),
  );
}

const API_ERROR: Json = { $ref: '#/components/schemas/ApiError' };
const GATEWAY_ERROR: Json = { $ref: '#/components/schemas/GatewayError' };

function errorResponse(status: number, description: string): Json {
  return jsonResponse(
    description,
    GATEWAY_STATUSES.includes(status) ? { oneOf: [API_ERROR, GATEWAY_ERROR] } : API_ERROR,
  );
}

function jsonResponse(description: string, schema: Json): Json {
  return { description, content: { 'application/json': { schema } } };
}

/** Converts a schema. Named schemas (`.meta({ id })`) become components; all others stay in place. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): unknown {
  const {
    $schema: _dialect,
    $defs,
    ...inline
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as Json & { $defs?: Json };
  for (const [id, definition] of Object.entries($defs ?? {})) schemas[id] = relocate(definition);
  return relocate(inline);
}

/** Points references to the components and removes the names that zod repeats inside. */
function relocate(value: unknown): unknown {
  const text = JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { id: _name, ...schema } = JSON.parse(text) as Json;
  return schema;
}
