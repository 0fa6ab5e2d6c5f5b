import {
  mayOperate,
  OPERATORS_GROUP,
  type OperatorRole,
} from '@learning/shared/contract/operator-roles';
import type { RouteDefinition } from '@learning/shared/contract/route';
import { Failure } from '#failure.ts';
import type { Caller } from './authentication.ts';
import { assertRecentSignIn } from './recent-sign-in.ts';

/** Who makes a call of an operator. */
export interface Operator {
  /** `sub`, or the ARN of AWS credentials. */
  id: string;
  /** How others know them: an address, or the ARN. */
  name: string;
  roles: readonly OperatorRole[];
}

/** An operator as the user pool knows them now. */
export interface KnownOperator extends Operator {
  hasSecondFactor: boolean;
}

/** Returns the operator with a `sub`; null when there is no such account, it is closed, or it is not in the group of operators. */
export type OperatorOf = (userId: string) => Promise<KnownOperator | null>;

/**
 * Checks a call of an operator: group, role and second factor as they are now, and a recent sign-in for what changes something. A token
 * that does not name the group is refused before the user pool is asked.
 *
 * @throws Failure `forbidden`, `second_factor_required`, `recent_sign_in_required`. Source: rules/access.md A3
 */
export async function checkOperator(
  route: Extract<RouteDefinition, { access: 'operator' }>,
  caller: Caller,
  operatorOf: OperatorOf,
  now: Date,
): Promise<KnownOperator> {
  if (!caller.groups.includes(OPERATORS_GROUP)) throw new Failure('forbidden');
  const operator = await operatorOf(caller.userId);
  if (!operator || !mayOperate(operator.roles, route.roles)) throw new Failure('forbidden');
  if (route.roles !== 'any' && !operator.hasSecondFactor) {
    throw new Failure('second_factor_required');
  }
  if (route.effect === 'changes') assertRecentSignIn(caller.signedInAt, now);
  return operator;
}
