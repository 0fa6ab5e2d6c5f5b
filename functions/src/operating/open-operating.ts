import { site } from '@learning/content/site';
import type * as z from 'zod';
import { stripeOpener } from '#billing/open-billing.ts';
import { cognitoCloser } from '#gateways/cognito/closing.ts';
import { cachedContacts, cognitoContacts } from '#gateways/cognito/emails.ts';
import { operatedAccounts } from '#gateways/cognito/operated-accounts.ts';
import { cognitoOperators } from '#gateways/cognito/operators.ts';
import { openMail } from '#gateways/mail.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { openMetrics } from '#observability/metrics.ts';
import type { OperatingGateways } from './dependencies.ts';
import type { operatingEnvironment } from './env.ts';

/** Opens the services outside the table, for the function and for the command line. */
export function openOperatingGateways(
  environment: z.output<typeof operatingEnvironment>,
): OperatingGateways {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID, ENVIRONMENT } = environment;
  const contactOf = cognitoContacts(USER_POOL_ID);
  return {
    contactOf,
    shownContactOf: cachedContacts(contactOf),
    sendMail: openMail(environment.MAIL_SENDER),
    operatorEmail: environment.OPERATOR_EMAIL || site.contact.email,
    siteOrigin: siteOriginReader(environment),
    accounts: operatedAccounts(USER_POOL_ID, USER_POOL_CLIENT_ID),
    closer: cognitoCloser(USER_POOL_ID),
    operators: cognitoOperators(USER_POOL_ID),
    openStripe: stripeOpener(process.env),
    count: openMetrics(ENVIRONMENT),
    hashKey: USER_POOL_ID,
  };
}
