import * as z from 'zod';
import { commonErrors } from './contract.ts';
import { API_ERRORS } from './errors.ts';
import type { Contract, RouteDefinition } from './route.ts';

const VERSION = '1.0.0';

type Json = Record<string, unknown>;

/** Describes the contract as an OpenAPI 3.1 document. */
export function openApiDocument(contract: Contract): Json {
  const schemas: Json = { ApiError: errorSchema };
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

function operation(name: string, route: RouteDefinition, schemas: Json): Json {
  const status = String(route.status ?? 200);
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.group],
    security: route.access === 'public' ? [] : [{ accessToken: [] }],
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
        content: { 'application/json': { schema: jsonSchema(route.response, 'output', schemas) } },
      },
      ...errorResponses(route),
    },
  };
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
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, codes]) => [
        String(status),
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
        },
      ]),
  );
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
