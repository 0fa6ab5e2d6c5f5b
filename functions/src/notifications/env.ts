import * as z from 'zod';
import { webhookVariables } from '#companies/env.ts';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the function that stops mail to addresses that bounce or complain. */
export const mailFeedbackEnvironment = tableEnvironment.extend({ USER_POOL_ID: z.string().min(1) });

/** Environment variables of the function that runs reminders and sends to webhooks. */
export const reminderEnvironment = mailFeedbackEnvironment.extend(webhookVariables);

/** Environment variables of the function that handles the calls about notifications. */
export const notificationEnvironment = mailFeedbackEnvironment.extend({
  /** Path in SSM Parameter Store that holds `site/origin`, which is known only once the site is deployed. */
  SETTINGS_PATH: z.string().optional(),
  /** Replaces the parameter under `npm start`. */
  SITE_ORIGIN: z.url().optional(),
});

/** Environment variables of the function that reacts to events. */
export const reactionEnvironment = notificationEnvironment.extend({
  /** Verified sender address; empty where no mail is sent. */
  MAIL_SENDER: z.string().default(''),
  /** SES configuration set that reports bounces and complaints; empty where no mail is sent. */
  MAIL_EVENTS: z.string().default(''),
  /** Address of the operator; empty for the contact address of the site. */
  OPERATOR_EMAIL: z.string().default(''),
});
