import * as z from 'zod';
import { paymentEnvironment } from '#billing/env.ts';
import { tableEnvironment } from '#table/env.ts';

const exportFiles = {
  /** The bucket of prepared downloads. */
  EXPORTS_BUCKET: z.string().min(1),
};

/** Environment variables of the function that handles the calls about a learner's data. */
export const privacyEnvironment = tableEnvironment.extend({
  ...exportFiles,
  USER_POOL_ID: z.string().min(1),
  /** Functions that do the work in the background; empty where only a schedule starts them. */
  EXPORT_FUNCTION: z.string().default(''),
  DELETION_FUNCTION: z.string().default(''),
});

const mailing = {
  USER_POOL_ID: z.string().min(1),
  /** Verified sender address; empty where no mail is sent. */
  MAIL_SENDER: z.string().default(''),
};

/** Environment variables of the function that prepares downloads. */
export const dataExportEnvironment = tableEnvironment.extend({
  ...exportFiles,
  ...mailing,
  /** Path in SSM Parameter Store that holds `site/origin`, which is known only once the site is deployed. */
  SETTINGS_PATH: z.string().optional(),
  /** Replaces the parameter under `npm start`. */
  SITE_ORIGIN: z.url().optional(),
});

/** Environment variables of the function that deletes accounts. */
export const accountDeletionEnvironment = paymentEnvironment.extend({
  ...exportFiles,
  ...mailing,
  /** The locked bucket that gets a tombstone for each erased account; empty where the table is never restored. */
  COPIES_BUCKET: z.string().default(''),
});
