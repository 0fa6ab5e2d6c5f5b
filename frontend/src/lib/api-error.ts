import {
  API_ERRORS,
  type ApiErrorBody,
  type ApiErrorCode,
  codeOfStatus,
  type FieldIssue,
  isTransientCode,
} from '@learning/shared/contract/errors';

/** Errors of the browser itself; the API never answers them. `offline`: the request got no answer. */
const CLIENT_ERRORS = {
  offline: {
    message: "We can't reach the server. Check your connection and try again.",
    isTransient: true,
  },
} as const;

export type ClientErrorCode = ApiErrorCode | keyof typeof CLIENT_ERRORS;

/**
 * A call that did not succeed. `message` has the form `status: body text` and is for logs;
 * `userMessage` is what a learner reads.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ClientErrorCode;
  readonly userMessage: string;
  readonly fields: FieldIssue[];
  readonly details: Record<string, string[]>;

  constructor(
    status: number,
    message: string,
    body: Partial<Omit<ApiErrorBody, 'code'>> & { code: string },
  ) {
    super(message);
    this.status = status;
    this.code = isKnown(body.code) ? body.code : codeOfStatus(status);
    this.userMessage = body.message || sentenceFor(this.code);
    this.fields = body.fields ?? [];
    this.details = body.details ?? {};
  }
}

/** Turns a non-OK answer into an error; the gateway's own answers carry no `code`. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseBody(text);
  return new ApiError(response.status, `${response.status}: ${text || response.statusText}`, {
    ...body,
    code: body?.code ?? codeOfStatus(response.status),
    // Without a code of ours the text is the gateway's, and not meant for a learner.
    message: body?.code ? (body.message ?? '') : '',
  });
}

/** A request that got no answer at all. */
export function offlineError(): ApiError {
  return new ApiError(0, 'No answer from the server', { code: 'offline' });
}

/** What to tell a learner about any failure. */
export function userMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.userMessage : API_ERRORS.internal_error.message;
}

/** Whether an error is the API's answer with this code. */
export function hasCode(error: unknown, ...codes: ClientErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Whether the same call can succeed later without a change: after a while, online again or signed in again. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return isClientCode(error.code)
    ? CLIENT_ERRORS[error.code].isTransient
    : isTransientCode(error.code);
}

/** Whether the API refused for good: the same call will never succeed. @param except codes that can change */
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

function isKnown(code: string): code is ClientErrorCode {
  return isClientCode(code) || Object.hasOwn(API_ERRORS, code);
}

function isClientCode(code: string): code is keyof typeof CLIENT_ERRORS {
  return Object.hasOwn(CLIENT_ERRORS, code);
}

function sentenceFor(code: ClientErrorCode): string {
  return isClientCode(code) ? CLIENT_ERRORS[code].message : API_ERRORS[code].message;
}
