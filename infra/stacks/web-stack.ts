import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import type { CredentialIssuer } from '#constructs/credential-issuer.ts';
import { settingName } from '#constructs/parameters.ts';
import { Site } from '#constructs/site.ts';
import type { BuiltSite } from '#edge/built-site.ts';
import type { EnvironmentSettings } from '#environments.ts';

export interface WebStackProps extends StackProps {
  settings: EnvironmentSettings;
  api: HttpApi;
  built: BuiltSite;
  credentials: CredentialIssuer;
}

/** The edge: the files of the site and the API on one origin. */
export class WebStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { settings, api, built, credentials, ...stackProps } = props;
    super(scope, id, stackProps);
    const site = new Site(this, 'Site', { settings, api, built, credentials });
    this.distribution = site.distribution;
    const domainName = settings.domain?.name ?? site.distribution.distributionDomainName;
    new CfnOutput(this, 'SiteBucketName', { value: site.bucket.bucketName });
    new CfnOutput(this, 'DistributionId', { value: site.distribution.distributionId });
    new CfnOutput(this, 'DistributionDomainName', {
      value: site.distribution.distributionDomainName,
    });
    // A parameter, because functions need the address but their stack cannot depend on the edge.
    new StringParameter(this, 'Origin', {
      parameterName: settingName(settings.name, 'site/origin'),
      stringValue: `https://${domainName}`,
    });
    new CfnOutput(this, 'SiteUrl', { value: `https://${domainName}` });
  }
}
