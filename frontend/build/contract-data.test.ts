import { contract } from '@learning/shared/contract/contract';
import { API_ERRORS, type ApiErrorCode } from '@learning/shared/contract/errors';
import { expect, it } from 'vitest';
import { contractData, contractErrors, routesOf } from './contract-data.ts';

it('contains only the method and path of every call', () => {
  const routes = routesOf(() => true);
  expect(Object.keys(routes)).toEqual(Object.keys(contract));
  expect(routes['getCourse']).toEqual(['GET', '/api/courses/{id}']);
  expect(JSON.stringify(routes)).not.toContain('schema');
});

it('keeps the calls of operators apart from those that each page knows', () => {
  const { load } = contractData() as unknown as { load: (id: string) => string | undefined };
  expect(load('\0virtual:contract-routes')).not.toContain('/api/operator/');
  const ofOperators = load('\0virtual:operator-routes');
  expect(ofOperators).toContain('"listAudit":["GET","/api/operator/audit"]');
  expect(ofOperators).not.toContain('"getCourse"');
});

it('contains the sentences of errors that the server cannot send itself, and what can succeed later', () => {
  const { transient, messages } = contractErrors();
  expect(Object.keys(messages)).toEqual(
    expect.arrayContaining(['unauthorized', 'too_many_requests', 'internal_error']),
  );
  expect(messages).not.toHaveProperty('course_not_found');
  expect(transient).toContain('write_conflict');
  expect(transient).not.toContain('course_not_found');
});

it('a failure of the server can always succeed later, also one with a code that a browser does not know', () => {
  const { transient } = contractErrors();
  const codes = Object.keys(API_ERRORS) as ApiErrorCode[];
  const failures = codes.filter((code) => API_ERRORS[code].status >= 500);
  expect(failures.filter((code) => !transient.includes(code))).toEqual(['not_implemented']);
});

it('provides only the virtual modules', () => {
  const { resolveId, load } = contractData() as unknown as {
    resolveId: (id: string) => string | undefined;
    load: (id: string) => string | undefined;
  };
  const resolved = resolveId('virtual:contract-routes');
  expect(load(resolved ?? '')).toContain('"startTrial":["POST","/api/users/{userId}/trial"]');
  expect(load(resolveId('virtual:contract-errors') ?? '')).toContain('"messages":{');
  expect(resolveId('react')).toBeUndefined();
  expect(load('react')).toBeUndefined();
});
