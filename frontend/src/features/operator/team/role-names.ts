import type { OperatorRole } from '@learning/shared/contract/operator-roles';

export const ROLE_NAMES: Readonly<Record<OperatorRole, string>> = {
  owner: 'Owner',
  support: 'Support',
  finance: 'Finance',
  content: 'Content',
};

export const ROLE_PURPOSES: Readonly<Record<OperatorRole, string>> = {
  owner: 'may do everything, and decides who operates',
  support: 'helps learners with their accounts, access and questions',
  finance: 'refunds, contracts, coupons and figures',
  content: 'courses, reviews and announcements',
};
