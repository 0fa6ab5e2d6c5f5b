/**
 * The part of JSON Schema that Stripe's declarations need, with three keywords of our own that `compile-schemas.ts`
 * gives to ajv: they name another schema, which is compiled when a value first reaches it.
 */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** Allowed beside `type`; an `enum` then lists null too. */
  nullable?: true;
  enum?: Literal[];
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  /** Nothing is allowed: an object of Stripe's that no operation here answers with. */
  not?: Record<string, never>;
  /** The schema of that name. */
  named?: string;
  /** Of the schemas in `names`, the one under the text of the value's `property` ('undefined' when it has none). */
  discriminated?: { property: string; names: Record<string, string> };
  /** In an event: the schema of the object that each type is about. */
  eventObjects?: Record<string, string>;
}

export type Literal = string | number | boolean | null;

/** What the emulator promises, generated from one version of the SDK. */
export interface ContractDocument {
  /** By 'METHOD /path/{id}'. */
  operations: Record<string, OperationSchemas>;
  /** By Stripe's names, such as `PaymentIntent` or `BillingPortal.SessionCreateParams.FlowData`. */
  schemas: Record<string, Schema>;
  /** An object's `object` field → the names of its schemas (a customer has two: living and deleted). */
  objects: Record<string, string[]>;
}

export interface OperationSchemas {
  /** As in the SDK: `PaymentIntents.create`. */
  operationId: string;
  request: Schema;
  response: Schema;
}
