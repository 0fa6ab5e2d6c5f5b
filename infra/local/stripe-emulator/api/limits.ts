/** Stripe's limits on texts that a call sends. */
import { nullableTextOf, textOf, type Params } from './params.ts';
import { refusal } from './stripe-refusal.ts';

const MAX_EMAIL = 512;
/** One `@`, a dot after it, and no spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Reads an e-mail address; an empty one unsets it. @throws StripeRefusal `email_invalid` */
export function emailOf(params: Params, name: string): string | null | undefined {
  const email = nullableTextOf(params, name);
  if (!email) return email;
  if (email.length > MAX_EMAIL || !EMAIL.test(email)) {
    throw refusal.invalidParameter(`Invalid email address: ${email}`, name, 'email_invalid');
  }
  return email;
}

/** Reads a text of limited length; an empty one unsets it. @throws StripeRefusal */
export function limitedTextOf(
  params: Params,
  name: string,
  maxLength: number,
): string | null | undefined {
  const value = nullableTextOf(params, name);
  if (value && value.length > maxLength) {
    throw refusal.invalidParameter(
      `Invalid ${name}: must be at most ${maxLength} characters`,
      name,
      'parameter_invalid_string_length',
    );
  }
  return value;
}

/** Reads an absolute address of the web. @throws StripeRefusal `url_invalid` */
export function urlOf(params: Params, name: string): string | undefined {
  const value = textOf(params, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw refusal.invalidParameter('Not a valid URL', name, 'url_invalid');
  }
  return value;
}
