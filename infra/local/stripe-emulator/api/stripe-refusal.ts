/** An error response in Stripe's words: `status` is HTTP's, `fields` become the body's `error`. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly fields: RefusalFields;

  constructor(status: number, message: string, fields: RefusalFields) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

export interface RefusalFields {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
  /** Whether the call was refused before anything was tried; such a response is not stored for the idempotency key. */
  isUntried?: boolean;
}

const invalid = 'invalid_request_error' as const;

export const refusal = {
  missing: (param: string) =>
    new StripeRefusal(400, `Missing required param: ${param}.`, {
      type: invalid,
      code: 'parameter_missing',
      param,
      isUntried: true,
    }),
  /** Refuses what Stripe may accept, because ignoring it would hide a gap of the emulator. */
  notEmulated: (param: string) =>
    new StripeRefusal(400, `The emulator does not act on the parameter: ${param}`, {
      type: invalid,
      code: 'parameter_unknown',
      param,
      isUntried: true,
    }),
  invalidParameter: (message: string, param: string, code?: string) =>
    new StripeRefusal(400, message, {
      type: invalid,
      ...(code && { code }),
      param,
      isUntried: true,
    }),
  /** @param isPath whether the id was in the path, not in a parameter */
  noSuch: (kind: string, id: string, param: string, isPath = false) =>
    new StripeRefusal(isPath ? 404 : 400, `No such ${kind}: '${id}'`, {
      type: invalid,
      code: 'resource_missing',
      param,
      isUntried: true,
    }),
  /** Refuses an operation that the object's state does not allow. */
  state: (message: string, code?: string, more: Partial<RefusalFields> = {}) =>
    new StripeRefusal(400, message, { type: invalid, ...(code && { code }), ...more }),
  unknownPath: (method: string, path: string) =>
    new StripeRefusal(
      404,
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      { type: invalid, isUntried: true },
    ),
  wrongKey: (message: string) =>
    new StripeRefusal(401, message, { type: invalid, isUntried: true }),
};
