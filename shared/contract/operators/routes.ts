/** Every call of operators: one function serves them, and `npm run operate` makes the same ones. */
import { operatorAccessRoutes } from './access.ts';
import { operatorContractRoutes } from './contracts.ts';
import { operatorAccountRoutes } from './accounts.ts';
import { operatorAnnouncementRoutes } from './announcements.ts';
import { operatorAuditRoutes } from './audit.ts';
import { operatorCourseRoutes } from './courses.ts';
import { operatorDiscountRoutes } from './discounts.ts';
import { operatorGiftCodeRoutes } from './gift-codes.ts';
import { operatorDisputeRoutes } from './disputes.ts';
import { operatorInboxRoutes } from './inbox.ts';
import { operatorModerationRoutes } from './moderation.ts';
import { operatorFigureRoutes } from './figures.ts';
import { operatorLearnerRoutes } from './learners.ts';
import { operatorTeamRoutes } from './team.ts';

export const operatingRoutes = {
  ...operatorAccessRoutes,
  ...operatorContractRoutes,
  ...operatorDiscountRoutes,
  ...operatorGiftCodeRoutes,
  ...operatorTeamRoutes,
  ...operatorAuditRoutes,
  ...operatorAccountRoutes,
  ...operatorLearnerRoutes,
  ...operatorInboxRoutes,
  ...operatorModerationRoutes,
  ...operatorDisputeRoutes,
  ...operatorAnnouncementRoutes,
  ...operatorCourseRoutes,
  ...operatorFigureRoutes,
};

export type OperatingRouteName = keyof typeof operatingRoutes;
