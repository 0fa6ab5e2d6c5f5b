import { blankValue } from './blank-object.ts';
import { cachedContract } from './cached-contract.ts';
import { compileSchemas, isObject } from './compile-schemas.ts';
import type { ContractDocument, OperationSchemas, Schema } from './json-schema.ts';
import { typedValue } from './typed-values.ts';
import { violationSentences } from './violation-sentences.ts';

/** Checks the emulator against the installed SDK's types. Unknown fields are violations and open enums are closed. */
export interface ContractCheck {
  /**
   * Checks a request.
   *
   * @param input form values as nested objects with strings, which are converted as the types require; JSON under /v2
   * @returns sentences that name operation, JSON path and rule
   */
  request(method: string, path: string, input: { query: unknown; body: unknown }): string[];
  /** Checks a response: the operation's object when `status` is 2xx, else Stripe's error. */
  response(method: string, path: string, status: number, body: unknown): string[];
  /** Checks a single object by its `object` field; an event includes the object inside. */
  object(value: { object: string }): string[];
  /**
   * Creates an object with every required field and nothing else: null where allowed, [], '', 0, the first of an enum.
   *
   * @param objectName its `object` field ('payment_intent') or the SDK's name ('Charge.PaymentMethodDetails')
   * @throws Error when the contract has no such object
   */
  blank(objectName: string): Record<string, unknown>;
}

let opened: ContractCheck | undefined;

/** Opens the check once per process, so that all emulators share the compiled schemas. */
export function openContractCheck(): ContractCheck {
  opened ??= contractCheck(cachedContract());
  return opened;
}

export function contractCheck(document: ContractDocument): ContractCheck {
  const validatorOf = compileSchemas(document);
  const operationOf = operationFinder(document);

  function check(context: string, schema: Schema, value: unknown): string[] {
    return violationSentences(context, validatorOf(schema)(value));
  }

  return {
    request(method, path, { query, body }) {
      const operation = operationOf(method, path);
      if (!operation) return [notSupported(method, path)];
      const context = `${method} ${operation.path} request`;
      const { request } = operation.schemas;
      const fromText = (value: unknown): unknown => typedValue(document, request, value ?? {});
      if (method === 'GET') return check(context, request, fromText(query));
      if (method === 'DELETE') {
        return check(context, request, fromText({ ...asObject(query), ...asObject(body) }));
      }
      return [
        ...check(`${context} query`, nothing, query ?? {}),
        ...check(context, request, path.startsWith('/v2/') ? (body ?? {}) : fromText(body)),
      ];
    },

    response(method, path, status, body) {
      const operation = operationOf(method, path);
      const context = `${method} ${operation?.path ?? path} response ${status}`;
      // An unknown path gets an ordinary error.
      if (status >= 400) return check(context, document.schemas['Error']!, body);
      if (!operation) return [notSupported(method, path)];
      if (status < 200 || status >= 300) return [`${context}: the status must be 2xx, 4xx or 5xx`];
      return check(context, operation.schemas.response, body);
    },

    object(value) {
      const name = schemaNameOf(document, value);
      if (name === undefined)
        return [`object '${value.object}': is not a supported kind of object`];
      return check(name, document.schemas[name]!, value);
    },

    blank(objectName) {
      const name = document.objects[objectName]?.[0] ?? objectName;
      if (!document.schemas[name]) throw new Error(`The contract has no '${objectName}'.`);
      return blankValue(document, { named: name }) as Record<string, unknown>;
    },
  };
}

const nothing: Schema = { type: 'object', properties: {}, additionalProperties: false };

function notSupported(method: string, path: string): string {
  return `${method} ${path}: is not an operation in schemas/operations.ts`;
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function schemaNameOf(document: ContractDocument, value: { object: string }): string | undefined {
  const names = document.objects[value.object] ?? [];
  const isDeleted = 'deleted' in value;
  const found = names.find(
    (name) => 'deleted' in document.schemas[name]!.properties! === isDeleted,
  );
  return found ?? names[0];
}

interface FoundOperation {
  path: string;
  schemas: OperationSchemas;
}

/** Finds the operation of a concrete path; a literal segment wins over a parameter. */
function operationFinder(
  document: ContractDocument,
): (method: string, path: string) => FoundOperation | undefined {
  const known = Object.entries(document.operations).map(([key, schemas]) => {
    const [method, path] = key.split(' ') as [string, string];
    const segments = path.split('/');
    return { method, path, segments, schemas, parameters: path.split('{').length - 1 };
  });
  known.sort((a, b) => a.parameters - b.parameters);
  return (method, path) => {
    const wanted = path.split('?')[0]!.split('/');
    return known.find(
      (operation) =>
        operation.method === method &&
        operation.segments.length === wanted.length &&
        operation.segments.every((part, i) =>
          part.startsWith('{') ? wanted[i] !== '' : part === wanted[i],
        ),
    );
  };
}
