/** Opens Stripe. Loaded with `import()`, because few calls need it. */
import { stripeOpener } from '#billing/open-billing.ts';
import type { AccountGateways } from './dependencies.ts';

const open = stripeOpener(process.env);

export const openProvider: AccountGateways['openProvider'] = async () => (await open()).provider;
