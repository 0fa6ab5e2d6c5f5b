import { signInRepository, type SignInRepository } from '#account/sign-in/sign-in-repository.ts';
import type { IdentityGateway } from '#gateways/cognito/sign-in.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';

export interface IdentityDependencies {
  identity: IdentityGateway;
  limits: LimitRepository;
  signIns: Pick<SignInRepository, 'save'>;
}

export function createIdentityDependencies(
  table: Table,
  identity: IdentityGateway,
): IdentityDependencies {
  return { identity, limits: limitRepository(table), signIns: signInRepository(table) };
}
