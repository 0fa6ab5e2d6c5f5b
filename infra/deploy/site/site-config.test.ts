import { expect, it } from 'vitest';
import { environmentSettings } from '#environments.ts';
import { siteConfig } from './site-config.ts';

const outputs = {
  UserPoolId: 'us-east-1_pool',
  UserPoolClientId: 'client',
  ApiId: 'api',
  SiteBucketName: 'bucket',
  DistributionId: 'distribution',
  DistributionDomainName: 'd1.cloudfront.net',
  SiteUrl: 'https://d1.cloudfront.net',
};

it('the configuration contains the user pool of the environment', () => {
  const config = siteConfig(environmentSettings('prod'), outputs, '0123456789ab');
  expect(config).toMatchObject({
    environment: 'prod',
    release: '0123456789ab',
    userPoolId: 'us-east-1_pool',
    userPoolClientId: 'client',
    userPoolEndpoint: null,
    authFlow: 'USER_SRP_AUTH',
    hasDemo: false,
    tax: 'none',
    hasEmailCodes: false,
    passkeyDomain: null,
    linkedInOrganizationId: null,
  });
});

it('the configuration names the ways to sign in that the environment has, and the issuer’s page on LinkedIn', () => {
  const settings = {
    ...environmentSettings('prod'),
    senderAddress: 'no-reply@hr.example',
    passkeyDomain: 'hr.example',
    linkedInOrganizationId: 1337,
  };
  expect(siteConfig(settings, outputs, 'release')).toMatchObject({
    hasEmailCodes: true,
    passkeyDomain: 'hr.example',
    linkedInOrganizationId: 1337,
  });
});
