import { AwsClient } from 'aws4fetch';
import { log } from '#observability/log.ts';
import { awsCredentials, endpointOf } from './credentials/aws-fetch.ts';
import type { SendMail } from './mail.ts';
import { isPlainAddress } from './plain-address.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends mail like `openMail`, for a function that has no room for the SDK's client of SES.
 *
 * @param sender a verified address, with or without a name; empty in an environment that sends no mail
 * @see https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export function openMailByFetch(sender: string, environment = process.env): SendMail {
  const client = new AwsClient({ ...awsCredentials(environment), service: 'ses', retries: 2 });
  const origin =
    endpointOf('SESV2', environment) ?? `https://email.${environment['AWS_REGION']}.amazonaws.com`;
  return async ({ to, subject, text, html, replyTo }) => {
    if (!sender || !isPlainAddress(to)) return false;
    const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
    const response = await client.fetch(`${origin}/v2/email/outbound-emails`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        FromEmailAddress: sender,
        Destination: { ToAddresses: [to] },
        ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: {
            Subject: content(subject),
            Body: { Text: content(text), ...(html === undefined ? {} : { Html: content(html) }) },
          },
        },
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return true;
    // The response may contain the address, so it is not logged.
    if (response.status !== 400) throw new Error(`ses responded ${response.status}`);
    log.warn('mail refused', { status: response.status });
    return false;
  };
}
