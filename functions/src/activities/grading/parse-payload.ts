import type { FieldIssue } from '@learning/shared/contract/errors';
import type * as z from 'zod';
import { Failure } from '#failure.ts';
import { fieldMessage } from '#http/field-message.ts';
import { findLoneSurrogates } from '#http/lone-surrogates.ts';

/**
 * Parses the JSON text of a payload. Only the fields of the schema are read.
 *
 * @throws Failure `invalid_request` with paths such as `body.payload.answers.q2`.
 */
export function parsePayload<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  const result = schema.safeParse(jsonOf(text), { error: fieldMessage });
  if (result.success) {
    const broken = findLoneSurrogates(result.data, 'body.payload');
    if (broken.length > 0) throw new Failure('invalid_request', undefined, broken);
    return result.data;
  }
  throw invalidPayload(
    result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
  );
}

/** @param issues with paths inside the payload */
export function invalidPayload(issues: readonly { path: string[]; message: string }[]): Failure {
  const fields: FieldIssue[] = issues.map(({ path, message }) => ({
    path: ['body', 'payload', ...path].join('.'),
    message,
  }));
  return new Failure('invalid_request', undefined, fields);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidPayload([{ path: [], message: 'is not valid JSON' }]);
  }
}
