import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { HttpHandler } from '#http/http-handler.ts';
import type { Outbox } from './outbox.ts';
import { readBody } from '#http/read-body.ts';
import { readMime } from './read-mime.ts';

/** Endpoint for the SDK, which adds `/v2/email/outbound-emails`. */
export const SES_PATH = '/_local/ses';

const SEND_PATH = `${SES_PATH}/v2/email/outbound-emails`;
/** SES's limit for a message. */
const MAX_BODY_BYTES = 40 * 1024 * 1024;

const text = z.object({ Data: z.string() });
const simple = z.object({
  Subject: text,
  Body: z.object({ Text: text, Html: text.optional() }),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Attachments: z
    .array(z.object({ FileName: z.string(), ContentType: z.string(), RawContent: z.base64() }))
    .default([]),
});
const sendEmail = z.object({
  FromEmailAddress: z.string().min(3),
  Destination: z.object({ ToAddresses: z.array(z.string().min(3)).min(1).max(50) }),
  Content: z.union([
    z.object({ Simple: simple }),
    z.object({ Raw: z.object({ Data: z.base64() }) }),
  ]),
});

/**
 * Stands in for Amazon SES (API v2, SendEmail): mails go to the outbox. Other calls get a 404.
 *
 * @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export function sesEndpoint(outbox: Outbox, now: () => Date = () => new Date()): HttpHandler {
  return async (request, response) => {
    const send = (status: number, body: object, errorType?: string) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        ...(errorType ? { 'x-amzn-errortype': errorType } : {}),
      });
      response.end(JSON.stringify(body));
    };
    const refuse = (status: number, errorType: string, message: string) =>
      send(status, { message }, errorType);

    if (request.method !== 'POST' || request.url !== SEND_PATH) {
      return refuse(404, 'NotFoundException', 'Only SendEmail is available here.');
    }
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) {
      return refuse(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token');
    }
    const body = await readBody(request, MAX_BODY_BYTES);
    const mail = body ? sendEmail.safeParse(parsed(body)) : undefined;
    if (!mail?.success) {
      const reason = mail ? z.prettifyError(mail.error) : 'The message is too large.';
      return refuse(400, 'BadRequestException', reason);
    }
    const { Content, Destination } = mail.data;
    const message =
      'Simple' in Content
        ? readSimple(Content.Simple)
        : readMime(Buffer.from(Content.Raw.Data, 'base64'));
    for (const to of Destination.ToAddresses) {
      outbox.add({ to: addressOf(to), ...message, sentAt: now().toISOString() });
    }
    send(200, { MessageId: randomUUID() });
  };
}

function readSimple({ Subject, Body, Headers, Attachments }: z.infer<typeof simple>) {
  const headers = Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value]));
  const attachments = Attachments.map(({ FileName, ContentType, RawContent }) => ({
    fileName: FileName,
    contentType: ContentType,
    text: Buffer.from(RawContent, 'base64').toString('utf8'),
  }));
  return {
    subject: Subject.Data,
    text: Body.Text.Data,
    ...(Body.Html ? { html: Body.Html.Data } : {}),
    ...(Headers.length > 0 ? { headers } : {}),
    ...(attachments.length > 0 ? { attachments } : {}),
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the address: `Ada <ada@x.example>` → `ada@x.example`. */
function addressOf(to: string): string {
  return /<([^>]+)>\s*$/.exec(to)?.[1] ?? to;
}
