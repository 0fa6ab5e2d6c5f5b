import { Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceFunction } from './service-function.ts';

/**
 * The sender address of an environment. Either the address or its domain is verified with SES. SES itself sends nothing to addresses that
 * bounced or complained, and reports both to the default event bus, the only one it can report to.
 *
 * @see https://docs.aws.amazon.com/ses/latest/dg/monitor-using-event-publishing.html
 */
export class MailSender extends Construct {
  readonly variables: { MAIL_SENDER: string };
  /** The configuration set that reports bounces and complaints. */
  readonly eventVariables: { MAIL_EVENTS: string };
  private readonly address: string | null;
  private readonly setName: string;

  constructor(scope: Construct, id: string, { name, senderAddress }: EnvironmentSettings) {
    super(scope, id);
    this.address = senderAddress;
    this.setName = `learning-${name}`;
    this.variables = { MAIL_SENDER: senderAddress ?? '' };
    this.eventVariables = { MAIL_EVENTS: senderAddress ? this.setName : '' };
    if (!senderAddress) return;
    const set = new ConfigurationSet(this, 'Set', {
      configurationSetName: this.setName,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    set.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(
        EventBus.fromEventBusName(this, 'DefaultBus', 'default'),
      ),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }

  /** Lets a function send mail from the address. Without an address nothing is sent and nothing is allowed. */
  grantTo(to: ServiceFunction) {
    if (this.address) allowSending(to, this.address);
  }

  /** Lets a function send with the configuration set. */
  grantReportingTo(to: ServiceFunction) {
    if (this.address) to.allow(['ses:SendEmail'], sesArn(this, 'configuration-set', this.setName));
  }

  /** Runs a function for bounces and complaints of this environment's mails. */
  report(to: ServiceFunction) {
    if (!this.address) return;
    const rule = new Rule(this, 'Bounces', {
      ruleName: `${this.setName}-mail-feedback`,
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': [this.setName] } } },
      },
      targets: [
        new LambdaFunction(to.lambda, { retryAttempts: 8, maxEventAge: Duration.hours(12) }),
      ],
    });
    acknowledge(rule, {
      'Serverless-EventBusDLQ':
        'SES itself sends nothing more to the address; what a lost report leaves out is the note in the settings.',
    });
  }
}

/** Lets a function send mail from an address, of which SES has verified the address itself or the domain. */
export function allowSending(to: ServiceFunction, address: string) {
  for (const identity of [address, address.split('@')[1]!]) {
    to.allow(['ses:SendEmail'], sesArn(to, 'identity', identity));
  }
}

function sesArn(scope: Construct, resource: string, resourceName: string): string {
  return Stack.of(scope).formatArn({ service: 'ses', resource, resourceName });
}
