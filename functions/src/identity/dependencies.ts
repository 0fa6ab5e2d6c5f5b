import type { IdentityGateway } from '#gateways/cognito/sign-in.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';

export interface IdentityDependencies {
  identity: IdentityGateway;
  limits: LimitRepository;
}

export function createIdentityDependencies(
  table: Table,
  identity: IdentityGateway,
): IdentityDependencies {
  return { identity, limits: limitRepository(table) };
}
