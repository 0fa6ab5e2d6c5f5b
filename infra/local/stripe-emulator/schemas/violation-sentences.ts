import type { ErrorObject } from 'ajv';

const MAX_VALUES_NAMED = 12;

/** Turns ajv's errors into sentences of context (operation or object), JSON path and rule. */
export function violationSentences(context: string, errors: readonly ErrorObject[]): string[] {
  const sentences = withoutOtherBranches(errors).map(
    (error) => `${context} ${error.instancePath || '/'}: ${ruleOf(error)}`,
  );
  return [...new Set(sentences)];
}

/**
 * Removes the errors of branches that the value does not resemble: for `string | Object` and an object, only the errors
 * inside the object are useful.
 */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let remaining = [...errors];
  for (const union of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const at = union.instancePath;
    const branches = remaining.filter(
      (error) => error !== union && (error.instancePath === at || isBelow(error, at)),
    );
    const shallow = branches.filter((error) => error.instancePath === at && isAboutKind(error));
    remaining = remaining.filter((error) => error !== union && !shallow.includes(error));
    if (shallow.length < branches.length) continue;
    const kinds = shallow.map((error) => ruleOf(error).replace(/^must be /, ''));
    remaining.push({ ...union, message: `must be ${[...new Set(kinds)].join(' or ')}` });
  }
  return remaining;
}

function isBelow(error: ErrorObject, path: string): boolean {
  return error.instancePath.startsWith(`${path}/`);
}

function isAboutKind({ keyword }: ErrorObject): boolean {
  return keyword === 'type' || keyword === 'enum' || keyword === 'pattern';
}

function ruleOf({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'additionalProperties':
      return `must not have the property '${params['additionalProperty']}'`;
    case 'required':
      return `must have the property '${params['missingProperty']}'`;
    case 'enum': {
      const values = (params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value));
      const named = values.slice(0, MAX_VALUES_NAMED).join(', ');
      return `must be one of ${named}${values.length > MAX_VALUES_NAMED ? ', …' : ''}`;
    }
    case 'not':
      return 'must be absent: the emulator has no such object';
    default:
      return message ?? keyword;
  }
}
