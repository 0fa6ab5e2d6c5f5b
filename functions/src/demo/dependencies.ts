import { randomBytes, randomUUID } from 'node:crypto';
import type { DemoUsers } from '#gateways/cognito/demo-users.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import { privacyRepository, type PrivacyRepository } from '#privacy/privacy-repository.ts';
import { seedDemoLearner } from '#seeding/demo-learner.ts';
import type { Table } from '#table/table.ts';

/** The dependencies of a visit of the demo. */
export interface DemoDependencies {
  users: DemoUsers;
  limits: LimitRepository;
  privacy: Pick<PrivacyRepository, 'startDeletion'>;
  seed: (learner: { userId: string; now: Date }) => Promise<void>;
  newId: () => string;
  newPassword: () => string;
}

const PASSWORD_BYTES = 24;

export function createDemoDependencies(table: Table, users: DemoUsers): DemoDependencies {
  return {
    users,
    limits: limitRepository(table),
    privacy: privacyRepository(table),
    seed: (learner) => seedDemoLearner(learner, table),
    newId: randomUUID,
    newPassword: () => randomBytes(PASSWORD_BYTES).toString('base64url'),
  };
}
