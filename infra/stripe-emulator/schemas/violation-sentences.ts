import type { ErrorObject } from 'ajv';

const MOST_VALUES_NAMED = 12;

/** ajv's errors as sentences: `place` names the operation and the side, then come the JSON path and the rule. */
export function violationSentences(place: string, errors: readonly ErrorObject[]): string[] {
  const told = withoutOtherBranches(errors).map(
    (error) => `${place} ${error.instancePath || '/'}: ${ruleOf(error)}`,
  );
  return [...new Set(told)];
}

/**
 * Of `string | Object`, only the branch that the value is like is worth telling: what is wrong inside the object, not
 * that it is no string.
 */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept = [...errors];
  for (const union of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const at = union.instancePath;
    const branches = kept.filter(
      (error) => error !== union && (error.instancePath === at || isBelow(error, at)),
    );
    const shallow = branches.filter((error) => error.instancePath === at && isAboutKind(error));
    kept = kept.filter((error) => error !== union && !shallow.includes(error));
    if (shallow.length < branches.length) continue;
    const kinds = shallow.map((error) => ruleOf(error).replace(/^must be /, ''));
    kept.push({ ...union, message: `must be ${[...new Set(kinds)].join(' or ')}` });
  }
  return kept;
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
      const named = values.slice(0, MOST_VALUES_NAMED).join(', ');
      return `must be one of ${named}${values.length > MOST_VALUES_NAMED ? ', …' : ''}`;
    }
    case 'not':
      return 'must be absent: the emulator offers no such object';
    default:
      return message ?? keyword;
  }
}
