import { runInNewContext } from 'node:vm';
import { contract } from '@learning/shared/contract/contract';
import type { RouteDefinition } from '@learning/shared/contract/route';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#edge/security-headers.ts';
import { environmentSettings } from '#environments.ts';
import {
  environmentTemplates,
  resourcesOf,
  ROUTES,
  SCRIPT_HASH,
  type TemplatePart,
} from '#testing/environment-templates.ts';

const template = environmentTemplates('prod').web;
const of = (type: string) =>
  Object.values(resourcesOf(template, type)).map((resource) => resource.Properties);
const { DistributionConfig } = of('AWS::CloudFront::Distribution')[0]!;
/** Returns the logical ids of a behavior's functions. */
const functionsOf = ({ FunctionAssociations = [] }: TemplatePart): string[] =>
  FunctionAssociations.map(
    ({ FunctionARN }: TemplatePart) => FunctionARN['Fn::GetAtt'][0] as string,
  );

describe('the buckets', () => {
  it('are closed to the public, encrypted, and retained in prod', () => {
    const buckets = Object.values(resourcesOf(template, 'AWS::S3::Bucket'));
    expect(buckets).toHaveLength(2);
    for (const { Properties, DeletionPolicy } of buckets) {
      expect(Properties['PublicAccessBlockConfiguration']).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties['BucketEncryption']).toBeDefined();
      expect(DeletionPolicy).toBe('Retain');
    }
  });

  it('are emptied when an unprotected environment is destroyed', () => {
    const dev = resourcesOf(environmentTemplates('dev').web, 'AWS::S3::Bucket');
    for (const { DeletionPolicy } of Object.values(dev)) expect(DeletionPolicy).toBe('Delete');
  });

  it('refuse plain HTTP', () => {
    for (const { PolicyDocument } of of('AWS::S3::BucketPolicy')) {
      expect(PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      );
    }
  });

  it('are readable only for this distribution, by origin access control', () => {
    const allowed = of('AWS::S3::BucketPolicy')
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(
        ({ Effect, Principal }: TemplatePart) =>
          Effect === 'Allow' && Principal?.Service === 'cloudfront.amazonaws.com',
      );
    // Of the site, and of certificates.
    expect(allowed.flatMap(({ Action }: TemplatePart) => Action)).toEqual([
      's3:GetObject',
      's3:ListBucket',
      's3:GetObject',
      's3:ListBucket',
    ]);
    expect(allowed[0].Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
    expect(JSON.stringify(allowed[0].Condition)).toContain('AWS:SourceArn');
    expect(
      of('AWS::CloudFront::OriginAccessControl')[0]!['OriginAccessControlConfig'],
    ).toMatchObject({
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    });
  });
});

/** The behaviors of the API and the webhooks. */
function callBehaviors(): TemplatePart[] {
  const behaviors: TemplatePart[] = DistributionConfig.CacheBehaviors;
  return behaviors.filter(({ PathPattern }) => /^\/(api|webhooks)\//.test(PathPattern));
}

describe('the distribution', () => {
  it('maps page addresses to files and their status, on the default behavior only', () => {
    const functions = of('AWS::CloudFront::Function');
    const codeOf = (name: string): string =>
      functions.find(({ Name }) => Name.endsWith(name))!['FunctionCode'];
    for (const path of [...ROUTES.prerendered, ...ROUTES.shell]) {
      expect(codeOf('-pages')).toContain(`"${path}"`);
    }
    for (const name of ['-pages', '-file-responses']) expect(codeOf(name)).not.toMatch(/,\s*\)/);
    const associations: TemplatePart[] =
      DistributionConfig.DefaultCacheBehavior.FunctionAssociations;
    expect(associations.map(({ EventType }) => EventType)).toEqual([
      'viewer-request',
      'viewer-response',
    ]);
    expect(functionsOf(DistributionConfig.DefaultCacheBehavior)).toEqual([
      expect.stringMatching(/^SitePages/) as string,
      expect.stringMatching(/^SiteFileResponses/) as string,
    ]);
  });

  it('serves the documents of certificates from their bucket to every site, for a minute at most', () => {
    const documents = DistributionConfig.CacheBehaviors.find(
      (behavior: TemplatePart) => behavior.PathPattern === '/credentials/?*',
    );
    expect(functionsOf(documents)).toEqual([]);
    const headers = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy');
    const policy = headers[documents.ResponseHeadersPolicyId.Ref]!.Properties;
    expect(JSON.stringify(policy)).toContain('cross-origin');
    expect(policy['ResponseHeadersPolicyConfig'].CorsConfig).toMatchObject({
      AccessControlAllowOrigins: { Items: ['*'] },
      OriginOverride: true,
    });
    const caches = resourcesOf(template, 'AWS::CloudFront::CachePolicy');
    const cache = caches[documents.CachePolicyId.Ref]!.Properties['CachePolicyConfig'];
    expect(cache.DefaultTTL).toBeLessThanOrEqual(60);
    expect(cache.MinTTL).toBe(0);
  });

  it('serves the issuer as a DID from the same bucket in the same way', () => {
    const [documents, did] = ['/credentials/?*', '/.well-known/did.json'].map((pattern) =>
      DistributionConfig.CacheBehaviors.find(
        (behavior: TemplatePart) => behavior.PathPattern === pattern,
      ),
    );
    expect({ ...did, PathPattern: documents.PathPattern }).toEqual(documents);
  });

  // Source: rules/certificates.md K26
  it('reads the page of a certificate and its preview from one bucket, and sends both with the headers of pages', () => {
    const behaviors: TemplatePart[] = DistributionConfig.CacheBehaviors;
    const [documents, page, form] = ['/credentials/?*', '/verify/*', '/verify'].map((pattern) =>
      behaviors.find(({ PathPattern }) => PathPattern === pattern),
    );
    expect(page!['TargetOriginId']).toBe(documents!['TargetOriginId']);
    expect({ ...page, TargetOriginId: '', PathPattern: '' }).toEqual({
      ...form,
      TargetOriginId: '',
      PathPattern: '',
    });
    const caches = resourcesOf(template, 'AWS::CloudFront::CachePolicy');
    const cache = caches[page!['CachePolicyId'].Ref]!.Properties['CachePolicyConfig'];
    expect(cache.MinTTL).toBe(0);
  });

  it('lets the page that checks certificates read documents of any issuer, and no other page', () => {
    const behaviors: TemplatePart[] = DistributionConfig.CacheBehaviors;
    const verify = behaviors.filter(({ PathPattern }) => PathPattern.startsWith('/verify'));
    expect(verify.map(({ PathPattern }) => PathPattern)).toEqual(['/verify', '/verify/*']);
    const policies = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy');
    const policyOf = ({ ResponseHeadersPolicyId }: TemplatePart): string =>
      policies[ResponseHeadersPolicyId.Ref]!.Properties['ResponseHeadersPolicyConfig']
        .SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy;
    for (const behavior of verify) {
      expect(functionsOf(behavior)).toEqual(functionsOf(DistributionConfig.DefaultCacheBehavior));
      expect(policyOf(behavior)).toContain("connect-src 'self' https:;");
    }
    expect(policyOf(DistributionConfig.DefaultCacheBehavior)).not.toContain(' https:;');
  });

  it('tells the API who called, because limits count per address', () => {
    for (const behavior of callBehaviors()) {
      expect(functionsOf(behavior)).toEqual([
        expect.stringMatching(/^SiteViewerAddress/) as string,
      ]);
    }
  });

  // Source: rules/access.md A36
  it('sends the API its secret, which stands in no template, and sends it to no bucket', () => {
    const targets = new Set(callBehaviors().map(({ TargetOriginId }) => TargetOriginId));
    const withHeaders = (config: TemplatePart): TemplatePart[] =>
      config.Origins.filter(({ OriginCustomHeaders }: TemplatePart) => OriginCustomHeaders);
    const [origin, ...others] = withHeaders(DistributionConfig);
    expect(others).toEqual([]);
    expect([...targets]).toEqual([origin.Id]);
    expect(origin.OriginCustomHeaders).toEqual([
      {
        HeaderName: 'x-origin-secret',
        HeaderValue: '{{resolve:ssm:/learning/prod/edge/secret-1}}',
      },
    ]);
    const replaced = environmentTemplates('prod', { edgeSecrets: ['1', '2'] }).web;
    const [distribution] = Object.values(resourcesOf(replaced, 'AWS::CloudFront::Distribution'));
    const [sending] = withHeaders(distribution!.Properties['DistributionConfig']);
    expect(sending.OriginCustomHeaders).toEqual([
      {
        HeaderName: 'x-origin-secret',
        HeaderValue: '{{resolve:ssm:/learning/prod/edge/secret-2}}',
      },
    ]);
  });

  it('does not replace the 403 and 404 responses of the API', () => {
    expect(DistributionConfig.CustomErrorResponses).toBeUndefined();
  });

  it('forwards calls over TLS without caching them', () => {
    for (const behavior of callBehaviors()) {
      expect(behavior).toMatchObject({
        ViewerProtocolPolicy: 'https-only',
        // AllViewerExceptHostHeader, which AWS manages.
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      });
      const origin = DistributionConfig.Origins.find(
        ({ Id }: TemplatePart) => Id === behavior.TargetOriginId,
      );
      expect(origin.CustomOriginConfig.OriginProtocolPolicy).toBe('https-only');
    }
  });

  it('compresses responses on their way to the browser, and keeps no private one', () => {
    const [calls, webhooks] = callBehaviors();
    // CachingDisabled, which AWS manages.
    expect(webhooks!.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    expect(calls!.Compress).toBe(true);
    const policies = resourcesOf(template, 'AWS::CloudFront::CachePolicy');
    const policy = policies[calls!.CachePolicyId.Ref]!.Properties['CachePolicyConfig'];
    expect(policy).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 });
    expect(policy.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    });
    const privateAndKept = (Object.values(contract) as RouteDefinition[]).filter(
      ({ access, cacheSeconds }) => access !== 'public' && cacheSeconds !== undefined,
    );
    expect(privateAndKept).toEqual([]);
  });

  it('stores its address in the parameter that functions read', () => {
    const [origin] = Object.values(resourcesOf(template, 'AWS::SSM::Parameter'));
    expect(origin!.Properties).toMatchObject({
      Name: '/learning/prod/site/origin',
      Type: 'String',
    });
  });

  it('serves scripts in the form that the client accepts, and compresses what is stored plain', () => {
    const functions = of('AWS::CloudFront::Function');
    const source = functions.find(({ Name }) => Name.endsWith('-pages'))!['FunctionCode'] as string;
    const handler = runInNewContext(`${source}; handler`) as (event: object) => { uri: string };
    const keyFor = (accepted: string) =>
      handler({
        request: {
          uri: '/assets/app-1a2b.js',
          headers: { 'accept-encoding': { value: accepted } },
        },
      }).uri;
    expect(keyFor('gzip, br')).toBe('/assets/app-1a2b.js');
    expect(keyFor('gzip')).toBe('/assets/app-1a2b.js.identity');
    const behavior = DistributionConfig.DefaultCacheBehavior;
    const policies = resourcesOf(template, 'AWS::CloudFront::CachePolicy');
    const policy = policies[behavior.CachePolicyId.Ref]!.Properties['CachePolicyConfig'];
    expect(behavior.Compress).toBe(true);
    expect(policy.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
    });
  });

  it('caches no file longer than its headers allow', () => {
    const policies = resourcesOf(template, 'AWS::CloudFront::CachePolicy');
    const { Ref } = DistributionConfig.DefaultCacheBehavior.CachePolicyId;
    const { ParametersInCacheKeyAndForwardedToOrigin: key, ...times } =
      policies[Ref]!.Properties['CachePolicyConfig'];
    expect(times.MinTTL).toBe(0);
    expect(key.QueryStringsConfig.QueryStringBehavior).toBe('none');
  });

  it('sends every security header with every response', () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = of(
      'AWS::CloudFront::ResponseHeadersPolicy',
    )[0]!['ResponseHeadersPolicyConfig'];
    const hsts = own.StrictTransportSecurity;
    const sent = {
      'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
      'strict-transport-security': [
        `max-age=${hsts.AccessControlMaxAgeSec}`,
        ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
        ...(hsts.Preload ? ['preload'] : []),
      ].join('; '),
      'x-content-type-options': own.ContentTypeOptions.Override ? 'nosniff' : '',
      'x-frame-options': own.FrameOptions.FrameOption,
      'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        custom.Items.map((header: TemplatePart) => [header.Header, header.Value]),
      ),
    };
    expect(sent).toEqual(
      securityHeaders({
        https: true,
        cognitoRegion: environmentSettings('prod').region,
        inlineHashes: [SCRIPT_HASH],
      }),
    );
    const behaviors = [
      DistributionConfig.DefaultCacheBehavior,
      ...DistributionConfig.CacheBehaviors,
    ];
    for (const behavior of behaviors) expect(behavior.ResponseHeadersPolicyId).toBeDefined();
  });

  it('has an access log without queries, referrers and cookies, which may hold secrets', () => {
    expect(DistributionConfig.Logging).toBeUndefined();
    const fields = of('AWS::Logs::Delivery')[0]!['RecordFields'] as string[];
    expect(fields).toEqual(expect.arrayContaining(['c-ip', 'cs-method', 'cs-uri-stem']));
    expect(
      fields.filter((field) => /query|referer|cookie|header-|^cs-headers/i.test(field)),
    ).toEqual([]);
    expect(JSON.stringify(of('AWS::Logs::DeliverySource')[0])).toContain('distribution/');
  });

  it('sends no part of an address after the origin to another site', () => {
    expect(
      securityHeaders({ https: true, cognitoRegion: environmentSettings('prod').region })[
        'referrer-policy'
      ],
    ).toBe('strict-origin-when-cross-origin');
  });
});
