import { Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import type { PrivateBucket } from './private-bucket.ts';

/** The only region in which CloudFront's log can be delivered. */
export const EDGE_LOG_REGION = 'us-east-1';

/**
 * The fields of a log line. Query, referrer and cookies are left out: Stripe's return address and links in mails can hold
 * secrets there. Source: rules/privacy.md P9
 */
const EDGE_LOG_FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'c-ip',
  'cs-method',
  'cs-protocol',
  'cs-protocol-version',
  'x-host-header',
  'cs-uri-stem',
  'cs(User-Agent)',
  'cs-bytes',
  'sc-status',
  'sc-content-type',
  'sc-bytes',
  'time-taken',
  'time-to-first-byte',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'ssl-protocol',
  'ssl-cipher',
];

interface EdgeLogProps {
  settings: EnvironmentSettings;
  distribution: Distribution;
  logs: PrivateBucket;
}

/**
 * Delivers the distribution's access log with chosen fields ("standard logging v2"); the older log always has the query.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logging.html
 */
export class EdgeLog extends Construct {
  constructor(scope: Construct, id: string, { settings, distribution, logs }: EdgeLogProps) {
    super(scope, id);
    const { account, partition, region } = Stack.of(this);
    const name = `learning-${settings.name}-edge`;
    logs.grantPut(
      new ServicePrincipal('delivery.logs.amazonaws.com', {
        conditions: {
          StringEquals: {
            's3:x-amz-acl': 'bucket-owner-full-control',
            'aws:SourceAccount': account,
          },
          ArnLike: {
            'aws:SourceArn': `arn:${partition}:logs:${region}:${account}:delivery-source:${name}`,
          },
        },
      }),
      `AWSLogs/${account}/*`,
    );
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: distribution.distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: logs.bucketArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: EDGE_LOG_FIELDS,
    });
    delivery.node.addDependency(source, logs);
  }
}
