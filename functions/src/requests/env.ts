import { site } from '@learning/content/site';
import * as z from 'zod';

/** Environment of the function that takes requests. */
export const requestEnvironment = z.object({
  /** Verified address that mail comes from; empty where none is sent. */
  MAIL_SENDER: z.string().default(''),
  /** Who answers requests; the site's contact unless another is set. */
  OPERATOR_EMAIL: z.email().default(site.contact.email),
});
