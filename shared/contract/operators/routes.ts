/** Every call of operators: one function serves them, and `npm run operate` makes the same ones. */
import { operatorAccountRoutes } from './accounts.ts';
import { operatorAuditRoutes } from './audit.ts';
import { operatorRequestRoutes } from './requests.ts';
import { operatorTeamRoutes } from './team.ts';

export const operatingRoutes = {
  ...operatorTeamRoutes,
  ...operatorAuditRoutes,
  ...operatorAccountRoutes,
  ...operatorRequestRoutes,
};

export type OperatingRouteName = keyof typeof operatingRoutes;
