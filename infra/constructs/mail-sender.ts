import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import type { ServiceFunction } from './service-function.ts';

/** The sender address of an environment. Either the address or its domain is verified with SES. */
export class MailSender {
  readonly variables: { MAIL_SENDER: string };
  private readonly scope: Construct;
  private readonly address: string | null;

  constructor(scope: Construct, { senderAddress }: EnvironmentSettings) {
    this.scope = scope;
    this.address = senderAddress;
    this.variables = { MAIL_SENDER: senderAddress ?? '' };
  }

  /** Lets a function send mail from the address. Without an address nothing is sent and nothing is allowed. */
  grantTo(to: ServiceFunction) {
    if (!this.address) return;
    for (const identity of [this.address, this.address.split('@')[1]!]) {
      const arn = Stack.of(this.scope).formatArn({
        service: 'ses',
        resource: 'identity',
        resourceName: identity,
      });
      to.allow(['ses:SendEmail'], arn);
    }
  }
}
