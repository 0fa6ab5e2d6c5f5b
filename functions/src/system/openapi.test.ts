import { contract } from '@learning/shared/contract/contract';
import { API_ERRORS } from '@learning/shared/contract/errors';
import { openApiDocument } from '@learning/shared/contract/openapi';
import { pathParameters, type RouteDefinition } from '@learning/shared/contract/route';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, { description: string }>;
}

const document = openApiDocument(contract);
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const routes = Object.entries(contract) as [string, RouteDefinition][];

function refsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsOf(inner),
  );
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('is rejected by the same validator when it is invalid', async () => {
    const broken = structuredClone(document) as { info: { title?: string } };
    delete broken.info.title;
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  test('contains every route of the contract once, and no other', () => {
    const described = operations.map(
      ({ path, method, operation }) => `${operation.operationId}: ${method.toUpperCase()} ${path}`,
    );
    const declared = routes.map(([name, route]) => `${name}: ${route.method} ${route.path}`);
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  test('has references that resolve', () => {
    const refs = [...new Set(refsOf(document))];
    expect(refs.length).toBeGreaterThan(5);
    for (const ref of refs) {
      const target = ref
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>(
          (node, key) => (node as Record<string, unknown> | undefined)?.[key],
          document,
        );
      expect(target, ref).toBeTypeOf('object');
    }
  });

  test('is unchanged after a round trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test.each(operations)(
    '$method $path declares its parameters, its security and its errors',
    (documented) => {
      const route = routes.find(([name]) => name === documented.operation.operationId)![1];
      const inPath = (documented.operation.parameters ?? []).filter(
        (parameter) => parameter.in === 'path',
      );
      expect(inPath.map((parameter) => parameter.name).toSorted()).toEqual(
        pathParameters(documented.path).toSorted(),
      );
      expect(inPath.every((parameter) => parameter.required)).toBe(true);
      const scheme = route.access === 'token' ? { companyToken: [] } : { accessToken: [] };
      expect(documented.operation.security).toEqual(route.access === 'public' ? [] : [scheme]);
      expect(documented.operation.requestBody !== undefined).toBe(route.body !== undefined);
      const described = Object.values(documented.operation.responses).map(
        (response) => response.description,
      );
      for (const code of route.errors ?? []) {
        expect(documented.operation.responses).toHaveProperty(String(API_ERRORS[code].status));
        expect(described.join(', ')).toContain(code);
      }
      expect(documented.operation.responses).toHaveProperty(String(route.status ?? 200));
    },
  );
});
