import { siteConfig as deployedConfig } from '@learning/infra/deploy/site/site-config';
import { environmentSettings } from '@learning/infra/environments';
import { expect, it } from 'vitest';
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

it('has the fields of the deployed configuration', () => {
  const deployed = deployedConfig(environmentSettings('dev'), outputs, 'release');
  expect(Object.keys(siteConfig('none')).toSorted()).toEqual(Object.keys(deployed).toSorted());
});
