import { createHmac } from 'node:crypto';

/** Computes the header `stripe-signature`: HMAC-SHA256 over `timestamp.body`. `timestamp` in seconds. */
export function signatureHeader(body: string, secret: string, timestamp: number): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
