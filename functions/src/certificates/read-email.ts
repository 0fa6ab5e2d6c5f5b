import { Failure } from '#failure.ts';
import type { CertificateDependencies } from './dependencies.ts';

/**
 * Returns the e-mail address of a learner's account.
 *
 * @throws Failure `service_unavailable` when the account has none
 */
export async function readEmail(
  userId: string,
  { emailOf }: Pick<CertificateDependencies, 'emailOf'>,
): Promise<string> {
  const email = await emailOf(userId);
  if (email === null) throw new Failure('service_unavailable');
  return email;
}
