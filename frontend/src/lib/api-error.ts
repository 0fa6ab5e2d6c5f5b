import type { ApiErrorBody, ApiErrorCode, FieldIssue } from '@learning/shared/contract/errors';
import { codeOfStatus } from '@learning/shared/contract/error-of-status';
import errors from 'virtual:contract-errors';

/** `offline`: the request got no response of the server. The API never returns it. */
export type ClientErrorCode = ApiErrorCode | 'offline';

const MESSAGES: Partial<Record<ClientErrorCode, string>> = {
  ...errors.messages,
  offline: 'We can’t reach the server. Check your connection and try again.',
};
const TRANSIENT: readonly ClientErrorCode[] = [...errors.transient, 'offline'];

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
    this.code = body.code as ClientErrorCode;
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
      code: body?.code ?? codeOfGateway(response.status),
      // Without one of our codes, the text comes from the gateway and is not meant for a learner.
      message: body?.code ? (body.message ?? '') : '',
    },
    secondsOf(response.headers.get('retry-after')),
  );
}

/** A gateway or proxy that did not reach the server is as good as no connection. */
function codeOfGateway(status: number): ClientErrorCode {
  return status >= 502 && status <= 504 ? 'offline' : codeOfStatus(status);
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
  const unit = UNITS.find((candidate) => seconds > candidate.seconds) ?? UNITS[2];
  const count = Math.max(1, Math.ceil(seconds / unit.seconds));
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

/** Creates the error of a request that got no response. */
export function offlineError(): ApiError {
  return new ApiError(0, 'No response from the server', { code: 'offline' });
}

/** Returns the text that explains any error to a learner. */
export function userMessageOf(error: unknown): string {
  return error instanceof ApiError ? error.userMessage : messageFor('internal_error');
}

/** Returns whether an error has one of these codes. */
export function hasCode(error: unknown, ...codes: ClientErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/** Returns whether the same call can succeed later: after a while, online again or signed in again. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // A newer server may send a code that this browser does not know.
  const isServerTrouble = error.status >= 500 && error.code !== 'not_implemented';
  return isServerTrouble || TRANSIENT.includes(error.code);
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

/** Only responses of others than our server come without a message. */
function messageFor(code: ClientErrorCode): string {
  return MESSAGES[code] ?? MESSAGES.internal_error!;
}
