/** A refusal in Stripe's words: `status` is HTTP's, the rest becomes the answer's `error`. */
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
  /** Refused before anything was tried: such an answer is not kept for the idempotency key. */
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
  /** Valid for Stripe, perhaps: but silence would hide that the emulator does nothing with it. */
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
  /** `isPath`: the id stood in the address, not in a parameter. */
  noSuch: (what: string, id: string, param: string, isPath = false) =>
    new StripeRefusal(isPath ? 404 : 400, `No such ${what}: '${id}'`, {
      type: invalid,
      code: 'resource_missing',
      param,
      isUntried: true,
    }),
  /** The object's state forbids it. */
  state: (message: string, code?: string, more: Partial<RefusalFields> = {}) =>
    new StripeRefusal(400, message, { type: invalid, ...(code && { code }), ...more }),
  unknownAddress: (method: string, path: string) =>
    new StripeRefusal(
      404,
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      { type: invalid, isUntried: true },
    ),
  wrongKey: (message: string) =>
    new StripeRefusal(401, message, { type: invalid, isUntried: true }),
};
