import { Duration, Fn } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { DOCUMENT_PATTERNS } from '#edge/credential-headers.ts';
import { viewerAddressSource } from '#edge/viewer-address.ts';
import { viewerRequestSource } from '#edge/viewer-request.ts';
import { viewerResponseSource } from '#edge/viewer-response.ts';
import type { BuiltSite } from '#edge/built-site.ts';
import type { EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import { letEdgeRead } from './credential-bucket-policy.ts';
import { credentialBehavior } from './credential-behavior.ts';
import type { CredentialIssuer } from './credential-issuer.ts';
import { edgeHeadersPolicy } from './edge-headers.ts';
import { edgeHeaders } from './edge-secret.ts';
import { EDGE_LOG_REGION, EdgeLog } from './edge-log.ts';
import { firewall, flatRatePlan } from './firewall.ts';
import { PrivateBucket } from './private-bucket.ts';
import { siteDomain } from './site-domain.ts';

export interface SiteProps {
  settings: EnvironmentSettings;
  api: HttpApi;
  built: BuiltSite;
  credentials: CredentialIssuer;
}

/** One origin for pages and API: the bucket of the site, `/api/*`, Stripe's `/webhooks/*`, and the documents of certificates. */
export class Site extends Construct {
  readonly bucket: PrivateBucket;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, { settings, api, built, credentials }: SiteProps) {
    super(scope, id);
    const logs = new PrivateBucket(this, 'Logs', settings, {
      lifecycleRules: [{ expiration: Duration.days(settings.logRetentionDays) }],
    });
    this.bucket = new PrivateBucket(this, 'Files', settings, {
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(settings.logRetentionDays) }],
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'bucket/',
    });

    const responseHeadersPolicy = edgeHeadersPolicy(this, 'Headers', settings, built.inlineHashes);
    const verifyHeaders = edgeHeadersPolicy(
      this,
      'VerifyHeaders',
      settings,
      built.inlineHashes,
      true,
    );
    // Each file's headers state how long it may be cached; a minimum above 0 would override no-store.
    const filesCache = new CachePolicy(this, 'FilesCache', {
      cachePolicyName: `learning-${settings.name}-files`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.hours(1),
      maxTtl: Duration.days(365),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
    // CachingDisabled would also disable compression. Every private response says `no-store`, and a token has its own key; a public
    // response may be kept for the second that a policy with compression must allow.
    const responsesCache = new CachePolicy(this, 'ResponsesCache', {
      cachePolicyName: `learning-${settings.name}-responses`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
    const pages = new EdgeFunction(this, 'Pages', {
      functionName: `learning-${settings.name}-pages`,
      comment: 'Maps page addresses to files, and files to the form a client accepts',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(viewerRequestSource(built.routes)),
    });
    const fileResponses = new EdgeFunction(this, 'FileResponses', {
      functionName: `learning-${settings.name}-file-responses`,
      comment: 'Gives the 404 page its status, and compressed files their header Vary',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(viewerResponseSource()),
    });
    const viewerAddress = new EdgeFunction(this, 'ViewerAddress', {
      functionName: `learning-${settings.name}-viewer-address`,
      comment: 'Tells the API who called',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(viewerAddressSource()),
    });
    const apiBehavior: BehaviorOptions = {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', api.apiEndpoint)), {
        customHeaders: edgeHeaders(settings),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: responsesCache,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      compress: true,
      functionAssociations: [
        { function: viewerAddress, eventType: FunctionEventType.VIEWER_REQUEST },
      ],
    };
    const filesBehavior: BehaviorOptions = {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        // With permission to list, S3 returns 404 for a missing file; without it, 403.
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: filesCache,
      responseHeadersPolicy,
      // Scripts and styles are stored compressed (`edge/stored-forms.ts`), which CloudFront leaves as it is.
      compress: true,
      // Functions on this behavior, because error responses of the distribution would replace the API's 403 and 404.
      functionAssociations: [
        { function: pages, eventType: FunctionEventType.VIEWER_REQUEST },
        { function: fileResponses, eventType: FunctionEventType.VIEWER_RESPONSE },
      ],
    };
    const verifyBehavior = { ...filesBehavior, responseHeadersPolicy: verifyHeaders };
    const customDomain = settings.domain ? siteDomain(this, settings.domain) : undefined;
    const documents = credentialBehavior(this, settings, credentials);
    // One bucket has the page of all certificates and the preview of each one; a behavior has one origin.
    const certificateBehavior = { ...verifyBehavior, origin: documents.origin };
    const webAclArn =
      settings.firewall === 'none' ? undefined : firewall(this, 'Firewall', settings);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `learning-${settings.name}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_ALL,
      ...(webAclArn ? { webAclId: webAclArn } : {}),
      ...(customDomain
        ? {
            domainNames: [settings.domain!.name],
            certificate: customDomain.certificate,
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          }
        : {}),
      defaultBehavior: filesBehavior,
      additionalBehaviors: {
        '/api/*': apiBehavior,
        '/verify': verifyBehavior,
        '/verify/*': certificateBehavior,
        ...Object.fromEntries(DOCUMENT_PATTERNS.map((pattern) => [pattern, documents])),
        '/webhooks/*': { ...apiBehavior, cachePolicy: CachePolicy.CACHING_DISABLED },
      },
    });
    if (webAclArn && settings.firewall === 'plan') {
      flatRatePlan(this, 'FlatRatePlan', { distribution: this.distribution, webAclArn });
    }
    letEdgeRead(this, credentials, this.distribution);
    customDomain?.pointAt(this.distribution);
    const isLogged = settings.region === EDGE_LOG_REGION;
    if (isLogged) {
      new EdgeLog(this, 'EdgeLog', { settings, distribution: this.distribution, logs });
    }
    acknowledge(this.distribution, {
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The function of the edge leads every address to a file, so no request lists the bucket.',
      'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac':
        'A policy of its own lets the distribution read the bucket of certificates.',
      'AwsSolutions-CFR1': 'The product is available worldwide.',
      'AwsSolutions-CFR3': isLogged
        ? 'The rule knows only the older log, which includes queries; the log is delivered with chosen fields.'
        : `CloudFront delivers the log with chosen fields in ${EDGE_LOG_REGION} only.`,
      ...(webAclArn
        ? {}
        : {
            'AwsSolutions-CFR2':
              'The environment has no firewall: functions limit callers, and routes have caps against cost.',
          }),
      ...(customDomain
        ? {}
        : {
            'AwsSolutions-CFR4':
              "Without a custom domain CloudFront's certificate sets the TLS minimum.",
          }),
    });
  }
}
