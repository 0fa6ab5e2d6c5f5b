import { blankValue } from './blank-object.ts';
import { cachedContract } from './cached-contract.ts';
import { compileSchemas, isObject } from './compile-schemas.ts';
import type { ContractDocument, OperationSchemas, Schema } from './json-schema.ts';
import { typedValue } from './typed-values.ts';
import { violationSentences } from './violation-sentences.ts';

/** Holds the emulator to what the installed SDK declares: unknown fields are refused and open enums are closed. */
export interface ContractCheck {
  /**
   * Sentences that name operation, JSON path and rule; empty when the request holds.
   * @param input already parsed from form encoding into nested objects with strings: numbers and booleans arrive as
   *   text and are read as the types say. Bodies under /v2 are JSON and taken as they are.
   */
  request(method: string, path: string, input: { query: unknown; body: unknown }): string[];
  /** The same for an answer: the operation's object when `status` is 2xx, else Stripe's error. */
  response(method: string, path: string, status: number, body: unknown): string[];
  /** The same for an object by itself, known by its `object` field; in an event, also for the object inside. */
  object(value: { object: string }): string[];
  /**
   * A new object with every required field and nothing else: null where allowed, [], '', 0, the first of an enum.
   * @param objectName its `object` field ('payment_intent') or the SDK's name ('Charge.PaymentMethodDetails')
   * @throws Error when no operation on offer knows such an object
   */
  blank(objectName: string): Record<string, unknown>;
}

let opened: ContractCheck | undefined;

/** Opened once in a process: every emulator shares the compiled schemas. */
export function openContractCheck(): ContractCheck {
  opened ??= contractCheck(cachedContract());
  return opened;
}

export function contractCheck(document: ContractDocument): ContractCheck {
  const validatorOf = compileSchemas(document);
  const operationOf = operationFinder(document);

  function check(place: string, schema: Schema, value: unknown): string[] {
    return violationSentences(place, validatorOf(schema)(value));
  }

  return {
    request(method, path, { query, body }) {
      const operation = operationOf(method, path);
      if (!operation) return [notOffered(method, path)];
      const place = `${method} ${operation.path} request`;
      const { request } = operation.schemas;
      const fromText = (value: unknown): unknown => typedValue(document, request, value ?? {});
      if (method === 'GET') return check(place, request, fromText(query));
      if (method === 'DELETE') {
        return check(place, request, fromText({ ...asObject(query), ...asObject(body) }));
      }
      return [
        ...check(`${place} query`, nothing, query ?? {}),
        ...check(place, request, path.startsWith('/v2/') ? (body ?? {}) : fromText(body)),
      ];
    },

    response(method, path, status, body) {
      const operation = operationOf(method, path);
      const place = `${method} ${operation?.path ?? path} answer ${status}`;
      // An unknown path is answered by an error like any other.
      if (status >= 400) return check(place, document.schemas['Error']!, body);
      if (!operation) return [notOffered(method, path)];
      if (status < 200 || status >= 300) return [`${place}: the status must be 2xx, 4xx or 5xx`];
      return check(place, operation.schemas.response, body);
    },

    object(value) {
      const name = schemaNameOf(document, value);
      if (name === undefined) return [`object '${value.object}': is none of those on offer`];
      return check(name, document.schemas[name]!, value);
    },

    blank(objectName) {
      const name = document.objects[objectName]?.[0] ?? objectName;
      if (!document.schemas[name]) throw new Error(`Stripe's types have no '${objectName}' here.`);
      return blankValue(document, { named: name }) as Record<string, unknown>;
    },
  };
}

const nothing: Schema = { type: 'object', properties: {}, additionalProperties: false };

function notOffered(method: string, path: string): string {
  return `${method} ${path}: is no operation in schemas/operations.ts`;
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function schemaNameOf(document: ContractDocument, value: { object: string }): string | undefined {
  const names = document.objects[value.object] ?? [];
  const isDeleted = 'deleted' in value;
  const kept = names.find((name) => 'deleted' in document.schemas[name]!.properties! === isDeleted);
  return kept ?? names[0];
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
