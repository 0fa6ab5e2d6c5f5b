import { billingEnvironment, type BillingEnvironment } from './env.ts';

/** The parameter below `SETTINGS_PATH` that supplies each variable. A variable that is set takes precedence. */
const PARAMETERS = {
  STRIPE_SECRET_KEY: 'stripe/secret-key',
  STRIPE_PUBLISHABLE_KEY: 'stripe/publishable-key',
  STRIPE_WEBHOOK_SECRET: 'stripe/webhook-secret',
  STRIPE_ACCOUNT: 'stripe/account',
  SITE_ORIGIN: 'site/origin',
} as const satisfies Partial<Record<keyof BillingEnvironment, string>>;

/** Opens a reader of named parameters below a path; what it returns lacks parameters that do not exist. */
type OpenParameters = (
  path: string,
  names: readonly string[],
) => { read(): Promise<ReadonlyMap<string, string>> };

/**
 * Returns a reader of billing's settings: the environment's variables, completed from Parameter Store.
 *
 * @param environment variables of the process
 * @throws ZodError at once when a variable is malformed; when reading, for a malformed parameter
 */
export function billingSettings(
  environment: Record<string, string | undefined>,
  openParameters: OpenParameters,
): () => Promise<BillingEnvironment> {
  const variables = billingEnvironment.parse(environment);
  // A single name that the function may not read would refuse the whole call.
  const readable: readonly string[] = variables.SETTINGS?.split(',') ?? Object.values(PARAMETERS);
  const missing = Object.entries(PARAMETERS).filter(
    ([variable, name]) =>
      variables[variable as keyof typeof PARAMETERS] === undefined && readable.includes(name),
  );
  if (missing.length === 0 || variables.SETTINGS_PATH === undefined) {
    return () => Promise.resolve(variables);
  }
  const parameters = openParameters(
    variables.SETTINGS_PATH,
    missing.map(([, name]) => name),
  );
  return async () => {
    const values = await parameters.read();
    const found = missing.flatMap(([variable, name]) =>
      values.has(name) ? [[variable, values.get(name)] as const] : [],
    );
    return billingEnvironment.parse({ ...variables, ...Object.fromEntries(found) });
  };
}
