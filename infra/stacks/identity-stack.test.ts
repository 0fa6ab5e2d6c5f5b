import { describe, expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH, SIGN_IN_MAIL } from '#pool-settings.ts';
import {
  environmentTemplates,
  resourcesOf,
  type TemplatePart,
} from '#testing/environment-templates.ts';

const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
const template = environmentTemplates('prod').identity;
const pool = Object.values(resourcesOf(template, 'AWS::Cognito::UserPool'))[0]!.Properties;
const clients = Object.values(resourcesOf(template, 'AWS::Cognito::UserPoolClient')).map(
  (client) => client.Properties,
);

describe('the user pool', () => {
  it('requires long passwords without composition rules, like the local pool', () => {
    expect(pool['Policies'].PasswordPolicy).toMatchObject({
      MinimumLength: MIN_PASSWORD_LENGTH,
      RequireLowercase: false,
      RequireUppercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
    });
    expect(MIN_PASSWORD_LENGTH).toBe(15);
  });

  it('refuses breached passwords where the environment pays for it', () => {
    expect(pool['UserPoolTier']).toBe('ESSENTIALS');
    expect(pool['UserPoolAddOns']).toBeUndefined();
    const { identity } = environmentTemplates('prod', { signInPlan: 'plus' });
    const [plus] = Object.values(resourcesOf(identity, 'AWS::Cognito::UserPool'));
    expect(plus!.Properties['UserPoolTier']).toBe('PLUS');
    expect(plus!.Properties['UserPoolAddOns']).toEqual({ AdvancedSecurityMode: 'ENFORCED' });
  });

  it('signs in with passwords alone until the operator sets a sender and a domain for passkeys', () => {
    expect(pool['Policies'].SignInPolicy.AllowedFirstAuthFactors).toEqual(['PASSWORD']);
    expect(pool['WebAuthnRelyingPartyID']).toBeUndefined();
    expect(pool['WebAuthnFactorConfiguration']).toBeUndefined();
    const { identity } = environmentTemplates('prod', {
      senderAddress: 'no-reply@hr.example',
      domain: { name: 'learn.hr.example', certificateArn: CERTIFICATE },
      passkeyDomain: 'hr.example',
    });
    const [set] = Object.values(resourcesOf(identity, 'AWS::Cognito::UserPool'));
    expect(set!.Properties['Policies'].SignInPolicy.AllowedFirstAuthFactors).toEqual([
      'PASSWORD',
      'EMAIL_OTP',
      'WEB_AUTHN',
    ]);
    expect(set!.Properties).toMatchObject({
      WebAuthnRelyingPartyID: 'hr.example',
      WebAuthnUserVerification: 'required',
      WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
      EmailAuthenticationSubject: SIGN_IN_MAIL.subject,
      EmailAuthenticationMessage: expect.stringContaining('{####}'),
      MfaConfiguration: 'OPTIONAL',
    });
    expect(identity.findOutputs('PasskeyDomain')).toMatchObject({
      PasskeyDomain: { Value: 'hr.example' },
    });
  });

  it('accepts authenticator apps as a second factor, never text messages', () => {
    expect(pool['EnabledMfas']).toEqual(['SOFTWARE_TOKEN_MFA']);
    expect(pool['MfaConfiguration']).toBe('OPTIONAL');
  });

  it('signs learners in by an address they have confirmed, which is no user name', () => {
    expect(pool['UsernameAttributes']).toBeUndefined();
    expect(pool).toMatchObject({
      AliasAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      UsernameConfiguration: { CaseSensitive: false },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('cannot be deleted in prod, and can in dev', () => {
    const dev = resourcesOf(environmentTemplates('dev').identity, 'AWS::Cognito::UserPool');
    expect(pool['DeletionProtection']).toBe('ACTIVE');
    expect(Object.values(dev)[0]!.Properties['DeletionProtection']).toBe('INACTIVE');
  });

  it('stores a profile after an account is confirmed', () => {
    expect(pool['LambdaConfig'].PostConfirmation).toBeDefined();
    const [permission] = Object.values(resourcesOf(template, 'AWS::Lambda::Permission'));
    expect(permission!.Properties['Principal']).toBe('cognito-idp.amazonaws.com');
    expect(permission!.Properties['SourceArn']).toBeDefined();
  });

  it('asks a function before it sends a mail itself, and has no key, without a sender', () => {
    expect(JSON.stringify(pool['LambdaConfig'].CustomMessage)).toContain('CustomMessage');
    expect(pool['LambdaConfig']).not.toHaveProperty('CustomEmailSender');
    expect(pool['LambdaConfig']).not.toHaveProperty('KMSKeyID');
    const all = resourcesOf(template);
    expect(Object.values(all).map(({ Type }) => Type)).not.toContain('AWS::KMS::Key');
    const names = Object.values(resourcesOf(template, 'AWS::Lambda::Function')).map(
      ({ Properties }) => Properties['FunctionName'] as string,
    );
    expect(names).toContain('learning-prod-custom-message');
    expect(names).not.toContain('learning-prod-custom-email-sender');
  });

  it('has the groups of the operators and of the demo account', () => {
    const groups = Object.values(resourcesOf(template, 'AWS::Cognito::UserPoolGroup'));
    expect(groups.map((group) => group.Properties['GroupName'])).toEqual([
      'operators',
      'operators-owner',
      'operators-support',
      'operators-finance',
      'operators-content',
      'demo',
    ]);
  });
});

describe('the clients', () => {
  it('are one for browsers with SRP, passkeys and codes, and one for the server with passwords', () => {
    expect(clients.map((client) => [client['ClientName'], client['ExplicitAuthFlows']])).toEqual([
      ['browser', ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH']],
      ['server', ['ALLOW_ADMIN_USER_PASSWORD_AUTH']],
    ]);
  });

  it.each(clients)(
    'issue short-lived tokens, rotate refresh tokens and hide who has an account',
    (client) => {
      expect(client).toMatchObject({
        PreventUserExistenceErrors: 'ENABLED',
        EnableTokenRevocation: true,
        AuthSessionValidity: 15,
        AccessTokenValidity: 15,
        IdTokenValidity: 15,
        RefreshTokenValidity: 30 * 24 * 60,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
        AllowedOAuthFlowsUserPoolClient: false,
        GenerateSecret: false,
        WriteAttributes: ['email', 'name'],
      });
    },
  );
});

describe('the demo account', () => {
  it('has tokens whose scopes a function can take away', () => {
    const { LambdaConfig } = pool as TemplatePart;
    expect(LambdaConfig.PreTokenGenerationConfig.LambdaVersion).toBe('V2_0');
    expect(JSON.stringify(LambdaConfig.PreTokenGenerationConfig)).toContain('PreTokenGeneration');
  });
});

describe('mails with codes that a function sends', () => {
  const { identity } = environmentTemplates('prod', {
    senderAddress: 'no-reply@hr.example',
  });
  const only = (type: string) => {
    const found = Object.entries(resourcesOf(identity, type));
    expect(found, type).toHaveLength(1);
    return found[0]!;
  };
  const [poolId, { Properties: itsPool }] = only('AWS::Cognito::UserPool');
  const [keyId, key] = only('AWS::KMS::Key');
  const sender = Object.entries(resourcesOf(identity, 'AWS::Lambda::Function')).find(
    ([, { Properties }]) => Properties['FunctionName'] === 'learning-prod-custom-email-sender',
  )!;
  const [senderId, { Properties: itsFunction }] = sender;
  const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

  it('are the trigger of the pool, with its key, in place of the written ones', () => {
    expect(itsPool['LambdaConfig']).toMatchObject({
      CustomEmailSender: { LambdaArn: arnOf(senderId), LambdaVersion: 'V1_0' },
      KMSKeyID: arnOf(keyId),
    });
    expect(itsPool['LambdaConfig'].CustomMessage).toBeUndefined();
    const permission = Object.values(resourcesOf(identity, 'AWS::Lambda::Permission')).find(
      ({ Properties }) => JSON.stringify(Properties['FunctionName']).includes(senderId),
    );
    expect(permission!.Properties).toMatchObject({
      Principal: 'cognito-idp.amazonaws.com',
      SourceArn: arnOf(poolId),
    });
  });

  it('have a symmetric key that is deleted with the sender, whose policy names no service', () => {
    expect(key.Properties['KeySpec'] ?? 'SYMMETRIC_DEFAULT').toBe('SYMMETRIC_DEFAULT');
    expect(key.Properties['KeyUsage'] ?? 'ENCRYPT_DECRYPT').toBe('ENCRYPT_DECRYPT');
    expect(key).toMatchObject({ DeletionPolicy: 'Delete', Properties: { PendingWindowInDays: 7 } });
    const { Statement } = key.Properties['KeyPolicy'] as TemplatePart;
    expect(Statement).toHaveLength(1);
    expect(Statement[0]).toMatchObject({ Effect: 'Allow', Action: 'kms:*' });
    expect(JSON.stringify(Statement[0].Principal)).toMatch(/:iam::.*:root/);
  });

  it('are decrypted by the function alone, with this key and for this pool', () => {
    const decrypting = Object.values(resourcesOf(identity, 'AWS::IAM::Policy')).flatMap(
      ({ Properties }) =>
        Properties['PolicyDocument'].Statement.filter((statement: TemplatePart) =>
          JSON.stringify(statement.Action).includes('kms:'),
        ).map((statement: TemplatePart) => ({
          statement,
          roles: Properties['Roles'] as unknown,
        })),
    );
    expect(decrypting).toHaveLength(1);
    expect(decrypting[0]!.statement).toEqual({
      Effect: 'Allow',
      Action: 'kms:Decrypt',
      Resource: arnOf(keyId),
      Condition: { StringEquals: { 'kms:EncryptionContext:userpool-id': { Ref: poolId } } },
    });
    const role = itsFunction['Role']['Fn::GetAtt'][0] as string;
    expect(decrypting[0]!.roles).toEqual([{ Ref: role }]);
  });

  it('are repeated while a code can still be wanted', () => {
    const [, invoking] = only('AWS::Lambda::EventInvokeConfig');
    expect(invoking.Properties).toMatchObject({
      FunctionName: { Ref: senderId },
      MaximumRetryAttempts: 2,
      MaximumEventAgeInSeconds: 900,
    });
    expect(itsFunction['Environment'].Variables).toMatchObject({
      CODE_KEY: arnOf(keyId),
      MAIL_SENDER: 'no-reply@hr.example',
    });
  });
});
