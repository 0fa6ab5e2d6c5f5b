import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { DataValidateFunction, DataValidationCxt } from 'ajv/dist/types/index.js';
import type { ContractDocument, Schema } from './json-schema.ts';

/** Returns the violations of a value. */
export type Validate = (value: unknown) => ErrorObject[];

/**
 * Compiles each schema when a value first reaches it, because a response touches only a few dozen of 1,600.
 *
 * @returns a function from a schema to its validator
 */
export function compileSchemas(document: ContractDocument): (schema: Schema) => Validate {
  const compiled = new WeakMap<Schema, ValidateFunction>();
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    validateFormats: false,
  });

  function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(schema);
      compiled.set(schema, validate);
    }
    return validate(value) ? [] : validate.errors!;
  }

  /** Adds a keyword that validates the value, or part of it, with another schema. */
  function addKeyword<Parameter>(
    keyword: string,
    check: (parameter: Parameter, value: Record<string, unknown>) => ErrorObject[],
  ): void {
    ajv.addKeyword({
      keyword,
      errors: 'full',
      compile(parameter: Parameter) {
        const validate: DataValidateFunction = (value: unknown, context?: DataValidationCxt) => {
          const errors = isObject(value)
            ? check(parameter, value)
            : [problem('type', '', 'must be object', { type: 'object' })];
          const at = context?.instancePath ?? '';
          validate.errors = errors.map((error) => ({
            ...error,
            instancePath: `${at}${error.instancePath}`,
          }));
          return errors.length === 0;
        };
        return validate;
      },
    });
  }

  addKeyword<string>('named', (name, value) => errorsOf(document.schemas[name]!, value));

  addKeyword<NonNullable<Schema['discriminated']>>('discriminated', (choice, value) => {
    const name = choice.names[String(value[choice.property])];
    if (name !== undefined) return errorsOf(document.schemas[name]!, value);
    return [problem('discriminated', `/${choice.property}`, 'is not a supported kind of object')];
  });

  addKeyword<NonNullable<Schema['eventObjects']>>('eventObjects', (objects, event) => {
    const name = objects[String(event['type'])];
    if (name === undefined) return [];
    const schema = document.schemas[name]!;
    const related = event['related_object'];
    if (isObject(related)) {
      const literal = String(schema.properties!['object']!.enum![0]);
      if (related['type'] === literal) return [];
      return [problem('eventObjects', '/related_object/type', `must be '${literal}'`)];
    }
    const data = event['data'];
    if (!isObject(data) || !isObject(data['object'])) return [];
    return errorsOf(schema, data['object']).map((error) => ({
      ...error,
      instancePath: `/data/object${error.instancePath}`,
    }));
  });

  return (schema) => (value) => errorsOf(schema, value);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problem(
  keyword: string,
  instancePath: string,
  message: string,
  params: Record<string, unknown> = {},
): ErrorObject {
  return { keyword, instancePath, schemaPath: '', params, message };
}
