import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import type { ServiceFunction } from './service-function.ts';

/** Lets functions send mail from the environment's sender, whether the address or its domain is verified with SES. */
export function allowMail(
  scope: Construct,
  { senderAddress }: EnvironmentSettings,
  functions: readonly ServiceFunction[],
) {
  for (const one of functions) {
    one.configure({ MAIL_SENDER: senderAddress ?? '' });
    if (!senderAddress) continue;
    for (const identity of [senderAddress, senderAddress.split('@')[1]!]) {
      const arn = Stack.of(scope).formatArn({
        service: 'ses',
        resource: 'identity',
        resourceName: identity,
      });
      one.allow(['ses:SendEmail'], arn);
    }
  }
}
