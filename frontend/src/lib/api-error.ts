import {
  API_ERRORS,
  type ApiErrorBody,
  type ApiErrorCode,
  codeOfStatus,
  type FieldIssue,
  isTransientCode,
} from '@learning/shared/contract/errors';

/** Errors that the browser detects and the API never returns. `offline`: the request got no response. */
const CLIENT_ERRORS = {
  offline: {
    message: 'We can’t reach the server. Check your connection and try again.',
    isTransient: true,
  },
} as const;

export type ClientErrorCode = ApiErrorCode | keyof typeof CLIENT_ERRORS;

/** Reports a failed call. `message` has the form `status: body text` and is for logs; `userMessage` is for learners. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ClientErrorCode;
  readonly userMessage: string;
  readonly fields: FieldIssue[];
  readonly details: Record<string, string[]>;
  /** In how many seconds the call can succeed, if the server says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    body: Partial<Omit<ApiErrorBody, 'code'>> & { code: string },
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.status = status;
    this.code = isKnownCode(body.code) ? body.code : codeOfStatus(status);
    this.retryAfterSeconds = retryAfterSeconds;
    this.userMessage = withWait(body.message || messageFor(this.code), retryAfterSeconds);
    this.fields = body.fields ?? [];
    this.details = body.details ?? {};
  }
}

/** Converts an error response; the gateway's own responses have no `code`. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseBody(text);
  return new ApiError(
    response.status,
    `${response.status}: ${text || response.statusText}`,
    {
      ...body,
      code: body?.code ?? codeOfStatus(response.status),
      // Without one of our codes, the text comes from the gateway and is not meant for a learner.
      message: body?.code ? (body.message ?? '') : '',
    },
    secondsOf(response.headers.get('retry-after')),
  );
}

function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

/** Adds when to try again to a message, in place of "Please wait a moment." */
function withWait(message: string, seconds: number | undefined): string {
  if (seconds === undefined) return message;
  const what = message.replace(/ Please wait a moment\.$/, '');
  return `${what} You can try again in ${waitOf(seconds)}.`;
}

const UNITS = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3600 },
  { name: 'minute', seconds: 60 },
] as const;

/** Returns a time to wait, rounded up: `1 minute`, `50 minutes`, `3 hours`. */
function waitOf(seconds: number): string {
  const unit = UNITS.find((one) => seconds > one.seconds) ?? UNITS[2];
  const count = Math.max(1, Math.ceil(seconds / unit.seconds));
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

/** Creates the error of a request that got no response. */
export function offlineError(): ApiError {
  return new ApiError(0, 'No response from the server', { code: 'offline' });
}

/** Returns the text that explains any error to a learner. */
export function userMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.userMessage : API_ERRORS.internal_error.message;
}

/** Returns whether an error has one of these codes. */
export function hasCode(error: unknown, ...codes: ClientErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Returns whether the same call can succeed later: after a while, online again or signed in again. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isClientCode(error.code)
    ? CLIENT_ERRORS[error.code].isTransient
    : isTransientCode(error.code);
}

/** Returns whether the same call will never succeed. @param except codes that can change later */
export function isFinalRefusal(error: unknown, ...except: ClientErrorCode[]): boolean {
  return error instanceof ApiError && !isTransient(error) && !except.includes(error.code);
}

function parseBody(text: string): Partial<ApiErrorBody> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKnownCode(code: string): code is ClientErrorCode {
  return isClientCode(code) || Object.hasOwn(API_ERRORS, code);
}

function isClientCode(code: string): code is keyof typeof CLIENT_ERRORS {
  return Object.hasOwn(CLIENT_ERRORS, code);
}

function messageFor(code: ClientErrorCode): string {
  return isClientCode(code) ? CLIENT_ERRORS[code].message : API_ERRORS[code].message;
}
