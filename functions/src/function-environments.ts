import type * as z from 'zod';
import type { accountEnvironment } from './account/env.ts';
import type { certificateEnvironment, issuingEnvironment } from './certificates/env.ts';
import type {
  checkoutEnvironment,
  paymentEnvironment,
  reconcilerEnvironment,
} from './billing/env.ts';
import type { coachingEnvironment } from './coaching/env.ts';
import type { heartbeatEnvironment } from './heartbeat/env.ts';
import type { customEmailSenderEnvironment, identityEnvironment } from './identity/env.ts';
import type { demoEnvironment } from './demo/env.ts';
import type { learningEnvironment } from './learning/env.ts';
import type {
  mailFeedbackEnvironment,
  notificationEnvironment,
  reactionEnvironment,
  reminderEnvironment,
} from './notifications/env.ts';
import type {
  accountDeletionEnvironment,
  dataExportEnvironment,
  privacyEnvironment,
} from './privacy/env.ts';
import type { operatingEnvironment } from './operating/env.ts';
import type { weeklyCopyEnvironment } from './recovery/env.ts';
import type { requestEnvironment } from './requests/env.ts';
import type { tableEnvironment } from './table/env.ts';
import type { FunctionName } from './table/grants.ts';
import type { handoverEnvironment, teamEnvironment } from './teams/env.ts';
import type { edgeEnvironment } from './http/env.ts';

/** The schema with which each deployed function parses its environment variables. */
interface EnvironmentSchemas {
  catalog: typeof tableEnvironment;
  learning: typeof learningEnvironment;
  activities: typeof tableEnvironment;
  'course-ratings': typeof tableEnvironment;
  certificates: typeof certificateEnvironment;
  'credential-publisher': typeof issuingEnvironment;
  identity: typeof identityEnvironment;
  demo: typeof demoEnvironment;
  account: typeof accountEnvironment;
  billing: typeof checkoutEnvironment;
  'stripe-webhook': typeof paymentEnvironment;
  'billing-reconciler': typeof reconcilerEnvironment;
  teams: typeof teamEnvironment;
  handovers: typeof handoverEnvironment;
  requests: typeof requestEnvironment;
  coaching: typeof coachingEnvironment;
  notifications: typeof notificationEnvironment;
  reactions: typeof reactionEnvironment;
  reminders: typeof reminderEnvironment;
  privacy: typeof privacyEnvironment;
  'data-export': typeof dataExportEnvironment;
  'account-deletion': typeof accountDeletionEnvironment;
  operating: typeof operatingEnvironment;
  'weekly-copy': typeof weeklyCopyEnvironment;
  heartbeat: typeof heartbeatEnvironment;
  'mail-feedback': typeof mailFeedbackEnvironment;
  'post-confirmation': typeof tableEnvironment;
  'custom-message': typeof tableEnvironment;
  'custom-email-sender': typeof customEmailSenderEnvironment;
  'pre-token-generation': z.ZodObject<Record<never, never>>;
  system: z.ZodObject<Record<never, never>>;
}

/** Set under `npm start` and in tests. Deployed functions read the same values from Parameter Store, or go without. */
type LocalOnly =
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_ORIGIN'
  | 'STRIPE_ACCOUNT'
  | 'PROOF_KEY'
  | 'LOCAL_WEBHOOKS'
  | 'SITE_ORIGIN';

type VariablesOf<Name extends FunctionName> = z.input<EnvironmentSchemas[Name]>;

/** Variables that the deployment sets for a function: all of its schema that are not local only. */
export type DeployedVariables<Name extends FunctionName> = Required<
  Omit<VariablesOf<Name>, LocalOnly>
>;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type EveryVariable = Intersection<
  VariablesOf<Exclude<FunctionName, 'pre-token-generation' | 'system'>>
>;

/** Variables that the local platform sets once for all functions. Only a Stripe stand-in has an address. */
export type LocalVariables = Required<
  Omit<
    EveryVariable,
    | 'PROOF_KEY_SETTING'
    | 'TABLE_ARN'
    | 'SETTINGS'
    | 'SETTINGS_PATH'
    | 'STRIPE_API_ORIGIN'
    | 'STRIPE_ACCOUNT'
  >
> &
  z.input<typeof edgeEnvironment> & { STRIPE_API_ORIGIN?: string; STRIPE_ACCOUNT?: string };

/**
 * Parses the environment variables of a function. The name binds the schema to the variables that the deployment has to set.
 *
 * @throws ZodError when a variable is missing or invalid.
 */
export function readEnvironment<Name extends keyof EnvironmentSchemas>(
  _name: Name,
  schema: EnvironmentSchemas[Name],
) {
  return schema.parse(process.env) as z.output<EnvironmentSchemas[Name]>;
}
