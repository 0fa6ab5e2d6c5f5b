/**
 * The part of JSON Schema that Stripe's declarations need, and three more keywords that `compile-schemas.ts` adds to ajv.
 * They refer to another schema, which is compiled when a value first reaches it.
 */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** Allows null besides `type`; an `enum` then lists null too. */
  nullable?: true;
  enum?: Literal[];
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  /** Allows nothing: an object of Stripe's that the contract does not contain. */
  not?: Record<string, never>;
  /** Refers to the schema of that name. */
  named?: string;
  /** Chooses a schema from `names` by the text of the value's `property` ('undefined' when it has none). */
  discriminated?: { property: string; names: Record<string, string> };
  /** For events: the schema of the object that each type is about. */
  eventObjects?: Record<string, string>;
}

export type Literal = string | number | boolean | null;

/** The emulator's contract, generated from one version of the SDK. */
export interface ContractDocument {
  /** By 'METHOD /path/{id}'. */
  operations: Record<string, OperationSchemas>;
  /** By Stripe's names, such as `PaymentIntent` or `BillingPortal.SessionCreateParams.FlowData`. */
  schemas: Record<string, Schema>;
  /** An object's `object` field → the names of its schemas (a customer has two: existing and deleted). */
  objects: Record<string, string[]>;
}

export interface OperationSchemas {
  /** As in the SDK: `PaymentIntents.create`. */
  operationId: string;
  request: Schema;
  response: Schema;
}
