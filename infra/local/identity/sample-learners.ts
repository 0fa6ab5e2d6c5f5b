import { sampleLearners } from '@learning/functions/seeding/sample-fortnight/sample-learners';
import { demoAddress } from '@learning/shared/contract/demo-account';
import { randomUUID } from 'node:crypto';
import { ensureAccount } from './demo-account.ts';
import type { LocalCognito } from './local-cognito.ts';

export interface SampleLearnerAccount {
  name: string;
  userId: string;
  /** Nothing is mailed to it. */
  email: string;
}

/** Creates the accounts of the sample learners, with passwords that no one knows. */
export async function createSampleLearners(cognito: LocalCognito): Promise<SampleLearnerAccount[]> {
  const accounts: SampleLearnerAccount[] = [];
  for (const { name } of sampleLearners) {
    const username = name.toLowerCase().replaceAll(' ', '.');
    const email = demoAddress(username);
    const account = { username, email, password: randomUUID(), name };
    accounts.push({ name, email, userId: await ensureAccount(cognito, account, []) });
  }
  return accounts;
}
