import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { SiteDomain } from '#environments.ts';

/** Returns the certificate of the domain, and a function that points the domain at the site if its hosted zone is known. */
export function siteDomain(
  scope: Construct,
  domain: SiteDomain,
): { certificate: ICertificate; pointAt: (distribution: Distribution) => void } {
  if ('certificateArn' in domain) {
    const certificate = Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn);
    return { certificate, pointAt: () => undefined };
  }
  const { id: hostedZoneId, name: zoneName } = domain.hostedZone;
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName });
  return {
    certificate: new Certificate(scope, 'Certificate', {
      domainName: domain.name,
      validation: CertificateValidation.fromDns(zone),
    }),
    pointAt(distribution) {
      const record = {
        zone,
        recordName: domain.name,
        target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
      };
      new ARecord(scope, 'Address', record);
      new AaaaRecord(scope, 'Address6', record);
    },
  };
}
