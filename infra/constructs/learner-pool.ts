import { OPERATOR_GROUPS, OPERATORS_GROUP } from '@learning/shared/contract/operator-roles';
import { site } from '@learning/content/site';
import { DEMO_GROUP } from '@learning/shared/contract/demo-account';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  PasskeyUserVerification,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
  VerificationEmailStyle,
  type AuthFlow,
  type CfnUserPool,
} from 'aws-cdk-lib/aws-cognito';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import {
  ACCESS_TOKEN_MINUTES,
  CHALLENGE_MINUTES,
  MIN_PASSWORD_LENGTH,
  REFRESH_GRACE_SECONDS,
  REFRESH_TOKEN_DAYS,
  SIGN_IN_MAIL,
} from '#pool-settings.ts';
import { acknowledge } from './acknowledge.ts';
import type { ServiceFunction } from './service-function.ts';

/** Cognito mails codes for sign-in only with a sender of ours. */
export const hasEmailCodes = ({ senderAddress }: EnvironmentSettings): boolean =>
  senderAddress !== null;

/**
 * Learners and operators: Cognito user pool, its two clients and the groups of operators and their roles.
 *
 * Passwords need a minimum length instead of composition rules, and breached ones are refused. Known and unknown addresses get
 * the same response, also at sign-up. Passkeys and emailed codes replace the password where the environment has them. Access tokens are short-lived; refresh tokens rotate and expire after 30 days.
 *
 * @see https://github.com/OWASP/ASVS (5.0.0: 6.2.1, 6.2.5, 6.2.12, 10.4.5, 10.4.8)
 */
export class LearnerPool extends Construct {
  readonly pool: UserPool;
  /** Client of the browser: passwords by SRP, so that they never leave the device, or a passkey or an emailed code. */
  readonly browserClient: UserPoolClient;
  /** Client of `POST /api/auth/login`: needs AWS credentials, which only the identity function has. */
  readonly serverClient: UserPoolClient;
  /** Encrypts codes for the function that sends them. */
  private readonly codeKey: Key | undefined;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings) {
    super(scope, id);
    const hasThreatProtection = settings.signInPlan === 'plus';
    this.codeKey = settings.senderAddress ? this.addCodeKey(settings) : undefined;
    this.pool = new UserPool(this, 'Pool', {
      userPoolName: `learning-${settings.name}`,
      // An address that is taken is no error, because it becomes an alias only when its owner confirms it.
      signInAliases: { username: true, email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      // The old address stays in use until the new one is confirmed.
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: true, mutable: true },
      },
      passwordPolicy: {
        minLength: MIN_PASSWORD_LENGTH,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(1),
      },
      ...(hasThreatProtection
        ? {
            featurePlan: FeaturePlan.PLUS,
            standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
          }
        : { featurePlan: FeaturePlan.ESSENTIALS }),
      signInPolicy: {
        allowedFirstAuthFactors: {
          password: true,
          emailOtp: hasEmailCodes(settings),
          passkey: settings.passkeyDomain !== null,
        },
      },
      // A passkey without a fingerprint, face or PIN would be the only factor, and one that can be stolen.
      ...(settings.passkeyDomain
        ? {
            passkeyRelyingPartyId: settings.passkeyDomain,
            passkeyUserVerification: PasskeyUserVerification.REQUIRED,
          }
        : {}),
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: `Your ${site.name} code`,
        emailBody: `Your ${site.name} code is {####}. If you did not request it, you can ignore this message.`,
      },
      ...(settings.senderAddress
        ? {
            email: UserPoolEmail.withSES({
              fromEmail: settings.senderAddress,
              fromName: site.name,
              sesRegion: settings.region,
            }),
          }
        : {}),
      ...(this.codeKey ? { customSenderKmsKey: this.codeKey } : {}),
      deletionProtection: settings.isProtected,
      removalPolicy: settings.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    if (hasEmailCodes(settings)) {
      const resource = this.pool.node.defaultChild as CfnUserPool;
      resource.emailAuthenticationSubject = SIGN_IN_MAIL.subject;
      resource.emailAuthenticationMessage = SIGN_IN_MAIL.text;
    }
    if (settings.passkeyDomain) {
      // For learners with an authenticator app, a passkey counts as two factors; without it they could not use theirs.
      const resource = this.pool.node.defaultChild as CfnUserPool;
      resource.webAuthnFactorConfiguration = 'MULTI_FACTOR_WITH_USER_VERIFICATION';
    }
    acknowledge(this.pool, {
      'AwsSolutions-COG1':
        'ASVS 6.2.5 forbids composition rules; a minimum length and, with the plan plus, the check against breached passwords replace them.',
      ...(hasThreatProtection
        ? {}
        : {
            'AwsSolutions-COG8': 'Threat protection is a setting of the environment with a price.',
          }),
      'AwsSolutions-COG2':
        'Learners turn on an authenticator app themselves; requiring one would end sign-in with emailed codes for everyone.',
    });
    for (const { name, description } of OPERATOR_GROUPS) {
      const groupId = name === OPERATORS_GROUP ? 'Operators' : `Group-${name}`;
      new CfnUserPoolGroup(this, groupId, {
        userPoolId: this.pool.userPoolId,
        groupName: name,
        description,
      });
    }
    new CfnUserPoolGroup(this, 'Demo', {
      userPoolId: this.pool.userPoolId,
      groupName: DEMO_GROUP,
      description: 'Demo learners; their tokens cannot change their accounts',
    });
    this.browserClient = this.addClient('BrowserClient', 'browser', {
      user: true,
      userSrp: true,
    });
    this.serverClient = this.addClient('ServerClient', 'server', { adminUserPassword: true });
  }

  get issuer(): string {
    return `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${this.pool.userPoolId}`;
  }

  /** Runs a function after an account is confirmed. */
  afterConfirmation(run: ServiceFunction) {
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, run.lambda);
  }

  /** Runs a function before tokens are issued; version 2 of the event can change the scopes of access tokens. */
  beforeTokens(run: ServiceFunction) {
    this.pool.addTrigger(
      UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      run.lambda,
      LambdaVersion.V2_0,
    );
  }

  /** Runs a function before Cognito sends a mail itself. It can refuse the mail, not drop it, and writes none: Cognito accepts messages only for a sender of ours. */
  beforeMails(run: ServiceFunction) {
    this.pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, run.lambda);
  }

  /** Lets a function send the pool's mails instead of Cognito. */
  sendMails(run: ServiceFunction) {
    this.pool.addTrigger(UserPoolOperation.CUSTOM_EMAIL_SENDER, run.lambda);
    // The code of another pool has another context, so it cannot be decrypted.
    run.allowLater('DecryptCodes', ['kms:Decrypt'], this.codeKeyArn, {
      StringEquals: { 'kms:EncryptionContext:userpool-id': this.pool.userPoolId },
    });
  }

  /** The key with which Cognito encrypts codes. @throws Error where Cognito sends the mails itself */
  get codeKeyArn(): string {
    if (!this.codeKey) throw new Error('Cognito sends the mails with codes, so there is no key.');
    return this.codeKey.keyArn;
  }

  /** Environment variables of a function that reads e-mail addresses. */
  get variables() {
    return { USER_POOL_ID: this.pool.userPoolId };
  }

  /** Environment variables of a function that checks passwords. */
  get serverClientVariables() {
    return { ...this.variables, USER_POOL_CLIENT_ID: this.serverClient.userPoolClientId };
  }

  /** Lets a function check passwords through the server's client. */
  allowPasswordCheck(by: ServiceFunction) {
    by.allow(['cognito-idp:AdminInitiateAuth'], this.pool.userPoolArn);
  }

  /** Lets a function create the accounts of demo learners. */
  allowCreatingDemos(by: ServiceFunction) {
    const actions = ['AdminCreateUser', 'AdminAddUserToGroup', 'AdminSetUserPassword'];
    by.allow(
      actions.map((action) => `cognito-idp:${action}`),
      this.pool.userPoolArn,
    );
  }

  /** Lets a function read the e-mail address of a learner by their id. */
  allowReadingAddresses(by: ServiceFunction) {
    by.allow(['cognito-idp:ListUsers'], this.pool.userPoolArn);
  }

  /** Lets a function find out whether a learner's account still exists. */
  allowFindingAccounts(by: ServiceFunction) {
    by.allow(['cognito-idp:ListUsers'], this.pool.userPoolArn);
  }

  /** Lets a function close accounts: no session goes on, and no one signs in. */
  allowClosing(by: ServiceFunction) {
    const actions = ['cognito-idp:AdminDisableUser', 'cognito-idp:AdminUserGlobalSignOut'];
    by.allow(actions, this.pool.userPoolArn);
  }

  /** Lets a function ask for the roles and second factor of operators, change their roles, and help learners who cannot sign in. */
  allowOperating(by: ServiceFunction) {
    const actions = [
      'AdminAddUserToGroup',
      'AdminGetUser',
      'AdminListGroupsForUser',
      'AdminRemoveUserFromGroup',
      'AdminSetUserMFAPreference',
      'ListUsers',
      'ListUsersInGroup',
    ];
    by.allow(
      actions.map((action) => `cognito-idp:${action}`),
      this.pool.userPoolArn,
    );
  }

  /** Lets a function delete accounts. */
  allowDeleting(by: ServiceFunction) {
    by.allow(['cognito-idp:AdminDeleteUser'], this.pool.userPoolArn);
  }

  /** Lets a function of the pool itself find the account behind an address. */
  allowFindingAliases(by: ServiceFunction) {
    by.allowLater('FindAliases', ['cognito-idp:AdminGetUser'], this.pool.userPoolArn);
  }

  /**
   * Lets a function change name and confirmed address of a learner, tell whether they have an authenticator app, and end their sign-ins.
   * Factors it changes with the learner's own token.
   */
  allowChangingAccounts(by: ServiceFunction) {
    by.allow(
      [
        'cognito-idp:ListUsers',
        'cognito-idp:AdminGetUser',
        'cognito-idp:AdminUpdateUserAttributes',
        'cognito-idp:AdminUserGlobalSignOut',
      ],
      this.pool.userPoolArn,
    );
  }

  /**
   * Adds the key with which Cognito encrypts codes. Its policy leaves permissions to IAM: the role that deploys the pool may grant its use,
   * and Cognito asks for a grant that is limited to the pool.
   *
   * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-sender-triggers.html
   */
  private addCodeKey({ name }: EnvironmentSettings): Key {
    // It opens nothing that is kept: a code ends after a day at the latest.
    const key = new Key(this, 'CodeKey', {
      description: `Encrypts the codes that learning-${name} mails`,
      removalPolicy: RemovalPolicy.DESTROY,
      pendingWindow: Duration.days(7),
    });
    acknowledge(key, {
      'AwsSolutions-KMS5':
        'Each kept version of a rotated key costs $1 a month, and what it encrypted ends after a day.',
    });
    return key;
  }

  private addClient(id: string, userPoolClientName: string, authFlows: AuthFlow): UserPoolClient {
    const attributes = new ClientAttributes().withStandardAttributes({
      email: true,
      fullname: true,
    });
    return new UserPoolClient(this, id, {
      userPool: this.pool,
      userPoolClientName,
      authFlows,
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      authSessionValidity: Duration.minutes(CHALLENGE_MINUTES),
      accessTokenValidity: Duration.minutes(ACCESS_TOKEN_MINUTES),
      idTokenValidity: Duration.minutes(ACCESS_TOKEN_MINUTES),
      refreshTokenValidity: Duration.days(REFRESH_TOKEN_DAYS),
      refreshTokenRotationGracePeriod: Duration.seconds(REFRESH_GRACE_SECONDS),
      readAttributes: attributes.withStandardAttributes({ emailVerified: true }),
      writeAttributes: attributes,
    });
  }
}
