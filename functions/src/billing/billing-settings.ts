import { parameterReader, type ParameterReader } from '#gateways/parameters.ts';
import { billingEnvironment, type BillingEnvironment } from './env.ts';

/** Which parameter below `SETTINGS_PATH` stands for which variable. A variable that is set wins. */
const PARAMETERS = {
  STRIPE_SECRET_KEY: 'stripe/secret-key',
  STRIPE_PUBLISHABLE_KEY: 'stripe/publishable-key',
  STRIPE_WEBHOOK_SECRET: 'stripe/webhook-secret',
  SITE_ORIGIN: 'site/origin',
} as const satisfies Partial<Record<keyof BillingEnvironment, string>>;

type Open = (path: string, names: readonly string[]) => ParameterReader;

/**
 * Reads the settings of billing: the environment's variables, and what they lack from Parameter Store.
 *
 * @param environment as of the process
 * @throws ZodError at once, when a variable is not of its form; when reading, for a parameter.
 */
export function billingSettings(
  environment: Record<string, string | undefined>,
  open: Open = parameterReader,
): () => Promise<BillingEnvironment> {
  const own = billingEnvironment.parse(environment);
  // One name that it may not read would refuse the whole call.
  const readable: readonly string[] = own.SETTINGS?.split(',') ?? Object.values(PARAMETERS);
  const missing = Object.entries(PARAMETERS).filter(
    ([variable, name]) =>
      own[variable as keyof typeof PARAMETERS] === undefined && readable.includes(name),
  );
  if (missing.length === 0 || own.SETTINGS_PATH === undefined) return () => Promise.resolve(own);
  const parameters = open(
    own.SETTINGS_PATH,
    missing.map(([, name]) => name),
  );
  return async () => {
    const values = await parameters.read();
    const found = missing.flatMap(([variable, name]) =>
      values.has(name) ? [[variable, values.get(name)] as const] : [],
    );
    return billingEnvironment.parse({ ...own, ...Object.fromEntries(found) });
  };
}
