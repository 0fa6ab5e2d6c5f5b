import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { LearnerPool } from '#constructs/learner-pool.ts';
import type { LearningTable } from '#constructs/learning-table.ts';
import { allowSending } from '#constructs/mail-sender.ts';
import { Parameters } from '#constructs/parameters.ts';
import { ServiceFunction } from '#constructs/service-function.ts';
import {
  assertDomain,
  assertFirewall,
  assertPasskeyDomain,
  type EnvironmentSettings,
} from '#environments.ts';
import { CHALLENGE_MINUTES } from '#pool-settings.ts';

/** Output with the domain of the passkeys that exist. */
export const PASSKEY_DOMAIN_OUTPUT = 'PasskeyDomain';

export interface IdentityStackProps extends StackProps {
  settings: EnvironmentSettings;
  table: LearningTable;
}

/** Accounts, and the profile that an account gets when it is confirmed. */
export class IdentityStack extends Stack {
  readonly learners: LearnerPool;
  /** The functions that Cognito calls. */
  readonly triggers: ServiceFunction[];

  constructor(scope: Construct, id: string, { settings, table, ...props }: IdentityStackProps) {
    super(scope, id, props);
    assertDomain(settings);
    assertPasskeyDomain(settings);
    assertFirewall(settings);
    this.learners = new LearnerPool(this, 'Learners', settings);
    const postConfirmation = new ServiceFunction(this, 'PostConfirmation', {
      settings,
      bundle: 'post-confirmation',
      description: 'Stores the profile of an account that was confirmed',
      // Cognito waits 5 seconds for a trigger, then retries.
      timeoutSeconds: 5,
      environment: table.variables,
    });
    table.grantTo(postConfirmation);
    this.learners.afterConfirmation(postConfirmation);
    const preTokenGeneration = new ServiceFunction(this, 'PreTokenGeneration', {
      settings,
      bundle: 'pre-token-generation',
      description:
        'Takes the right to change the account out of refreshed tokens and those of demo learners',
      timeoutSeconds: 5,
      environment: {},
    });
    this.learners.beforeTokens(preTokenGeneration);
    this.triggers = [postConfirmation, preTokenGeneration, this.addCodeMails(settings, table)];

    new CfnOutput(this, 'UserPoolId', { value: this.learners.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', {
      value: this.learners.browserClient.userPoolClientId,
    });
    // The next deployment compares it with its setting.
    if (settings.passkeyDomain) {
      new CfnOutput(this, PASSKEY_DOMAIN_OUTPUT, { value: settings.passkeyDomain });
    }
  }

  /** Adds the function that sends the mails with codes or, without a sender, the one that Cognito asks before it sends them. */
  private addCodeMails(settings: EnvironmentSettings, table: LearningTable): ServiceFunction {
    const { senderAddress } = settings;
    if (senderAddress === null) {
      const customMessage = new ServiceFunction(this, 'CustomMessage', {
        settings,
        bundle: 'custom-message',
        description:
          'Refuses mails with codes beyond the limit of a mailbox, and codes that change an address past the API',
        timeoutSeconds: 5,
        environment: table.variables,
      });
      table.grantTo(customMessage);
      this.learners.beforeMails(customMessage);
      return customMessage;
    }
    const parameters = new Parameters(this, settings, ['site/origin']);
    const customEmailSender = new ServiceFunction(this, 'CustomEmailSender', {
      settings,
      bundle: 'custom-email-sender',
      description:
        'Sends the mails with codes; the one after a sign-up alone tells whether the address has an account',
      // Cognito does not wait for it.
      timeoutSeconds: 30,
      environment: {
        ...table.variables,
        ...parameters.variables,
        CODE_KEY: this.learners.codeKeyArn,
        MAIL_SENDER: senderAddress,
      },
      noDeadLetters:
        'A code that could not be sent is soon worthless: its owner asks for another one, and the errors are counted.',
    });
    customEmailSender.lambda.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.minutes(CHALLENGE_MINUTES),
    });
    table.grantTo(customEmailSender);
    parameters.grantTo(customEmailSender);
    this.learners.allowFindingAliases(customEmailSender);
    allowSending(customEmailSender, senderAddress);
    this.learners.sendMails(customEmailSender);
    return customEmailSender;
  }
}
