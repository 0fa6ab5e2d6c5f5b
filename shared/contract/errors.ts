interface ApiErrorDefinition {
  status: number;
  message: string;
  /** The same call can succeed later without a change: the server was busy, or the session lapsed. */
  isTransient?: boolean;
}

/**
 * Every error the API answers, in one place: stable `code` → HTTP status and a sentence a learner can act on.
 * The wire shape is `{ code, message, fields? }` (DECISIONS section 8).
 */
export const API_ERRORS = {
  invalid_request: { status: 400, message: 'Some of what was sent is not valid. See the fields.' },
  malformed_json: { status: 400, message: 'The body is not valid JSON.' },
  unauthorized: { status: 401, message: 'Please sign in and try again.', isTransient: true },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  payment_required: {
    status: 402,
    message: 'This course needs a purchase, a plan or the free trial.',
  },
  forbidden: { status: 403, message: 'This belongs to somebody else.' },
  route_not_found: { status: 404, message: 'There is no such address.' },
  course_not_found: { status: 404, message: "The course you're looking for doesn't exist." },
  module_not_found: { status: 404, message: 'This module does not exist.' },
  resource_not_found: { status: 404, message: 'This resource does not exist.' },
  activity_not_found: { status: 404, message: 'This activity does not exist.' },
  not_enrolled: { status: 409, message: 'Enroll in the course first.' },
  activities_incomplete: {
    status: 409,
    message: 'Pass the activities of this module before completing it.',
  },
  attempt_not_started: { status: 409, message: 'Start this skill check before handing it in.' },
  attempt_closed: {
    status: 409,
    message: 'The time for this attempt is up, or it was handed in. What was saved counts.',
  },
  activity_passed: { status: 409, message: 'You have passed this activity already.' },
  review_not_open: {
    status: 409,
    message: 'Complete half of the course first; then you can review it.',
  },
  module_not_written: {
    status: 409,
    message: 'The text of this module is being written. It can be completed once it is published.',
  },
  already_owned: { status: 409, message: 'You already own this course.' },
  tier_not_found: { status: 404, message: 'There is no such plan.' },
  contact_sales: { status: 400, message: 'This plan is agreed with sales. Please contact us.' },
  subscription_active: {
    status: 409,
    message: 'You have a plan already. Change it on your purchases page.',
  },
  payment_disputed: {
    status: 409,
    message:
      'A payment for this is disputed with the bank. It can be bought again once that is decided.',
  },
  payments_unavailable: {
    status: 503,
    message: 'Payments are not available right now. Nothing was charged.',
    isTransient: true,
  },
  order_not_found: { status: 404, message: 'This purchase does not exist.' },
  cancellation_closed: {
    status: 409,
    message: 'This purchase can no longer be canceled: 24 hours have passed, or it changed since.',
  },
  exchange_closed: {
    status: 409,
    message: 'This course can no longer be exchanged: 30 days have passed, or it changed since.',
  },
  exchange_price_too_high: {
    status: 409,
    message: 'Choose a course of equal or lesser price.',
  },
  certificate_claimed: {
    status: 409,
    message: 'The certificate of this course was claimed, which ends cancellation and exchange.',
  },
  subscription_not_found: { status: 404, message: 'There is no plan to change.' },
  team_not_found: { status: 404, message: 'Your plan has no seats to give.' },
  seats_taken: { status: 409, message: 'All seats of this plan are taken.' },
  too_many_invitations: {
    status: 409,
    message: 'Too many invitations are open. Take one back first.',
  },
  invitations_used_up: {
    status: 429,
    message: 'That is as many invitations as a plan sends in a day. Send the others tomorrow.',
  },
  invitation_not_found: {
    status: 404,
    message: 'This invitation does not exist. It may have been used, or taken back.',
  },
  invitation_expired: {
    status: 409,
    message: 'This invitation is over. Ask the person who invited you for a new one.',
  },
  already_member: { status: 409, message: 'You have a seat in this team already.' },
  address_has_seat: { status: 409, message: 'This address has a seat in your team already.' },
  member_not_found: { status: 404, message: 'This person has no seat in your team.' },
  trial_already_used: { status: 409, message: 'The free trial can be started once only.' },
  note_conflict: {
    status: 409,
    message: 'This note was changed somewhere else since you opened it.',
  },
  write_conflict: {
    status: 409,
    message: 'Two changes met. Nothing was lost; please try again.',
    isTransient: true,
  },
  payload_too_large: { status: 413, message: 'That is too much at once.' },
  too_many_requests: {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    isTransient: true,
  },
  internal_error: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was lost.',
    isTransient: true,
  },
  not_implemented: { status: 501, message: 'This call is part of a later release.' },
  service_unavailable: {
    status: 503,
    message: 'The service is busy. Please try again shortly.',
    isTransient: true,
  },
} as const satisfies Record<string, ApiErrorDefinition>;

export type ApiErrorCode = keyof typeof API_ERRORS;

/** Whether the same call can succeed later without a change. */
export function isTransientCode(code: ApiErrorCode): boolean {
  const { isTransient = false }: ApiErrorDefinition = API_ERRORS[code];
  return isTransient;
}

/** One refused field: where it is (`body.answers.0.choice`) and why. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** The body of every answer that is not a success. `fields` stands on `invalid_request` only. */
export interface ApiErrorBody {
  code: ApiErrorCode;
  message: string;
  fields?: FieldIssue[];
  /** Names what is missing, e.g. the activities still to pass (`activities_incomplete`). */
  details?: Record<string, string[]>;
}

/** The code that stands for a status when the gateway itself answered, without a body of ours. */
export function codeOfStatus(status: number): ApiErrorCode {
  const byStatus: Record<number, ApiErrorCode> = {
    400: 'invalid_request',
    401: 'unauthorized',
    402: 'payment_required',
    403: 'forbidden',
    404: 'route_not_found',
    409: 'write_conflict',
    413: 'payload_too_large',
    429: 'too_many_requests',
    501: 'not_implemented',
    503: 'service_unavailable',
  };
  return byStatus[status] ?? 'internal_error';
}
