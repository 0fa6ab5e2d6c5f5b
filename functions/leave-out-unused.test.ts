import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  emptyFunctions,
  regionalEndpoint,
  withoutUnusedErrors,
  withoutUnusedMethods,
  withoutUnusedResources,
  withPureNamespaces,
} from './leave-out-unused.ts';

describe('what is left out of the deployed functions', () => {
  test('errors of the AWS SDK that no source names, and computed keys', () => {
    const schemas = [
      'const _e = "error";',
      'const _NF = "NotFound";',
      'export var NotFound$ = [-3, n0, _NF, { [_e]: "client", [unknown]: 1 }, [], []];',
      'n0_registry.registerError(NotFound$, NotFound);',
      'n0_registry.registerError(Denied$, Denied);',
    ].join('\n');
    const kept = withoutUnusedErrors(schemas, new Set(['NotFound']));
    expect(kept).toContain('registerError(NotFound$, NotFound)');
    expect(kept).not.toContain('Denied');
    expect(kept).toContain('{ "error": "client", [unknown]: 1 }');
  });

  test("resources of Stripe's SDK that no source names", () => {
    const sdk = [
      '        this.invoices = new InvoiceResource(this);',
      '        this.quotes = new QuoteResource(this);',
      '        this._requestSender = Stripe._requestSenderFactory(this);',
      'Stripe.resources = resources;',
    ].join('\n');
    const kept = withoutUnusedResources(sdk, new Set(['invoices']));
    expect(kept).toContain('this.invoices');
    expect(kept).toContain('_requestSenderFactory');
    expect(kept).not.toMatch(/quotes|Stripe\.resources/);
  });

  test('calls of a resource that no source makes', () => {
    const resource = [
      'export class InvoiceResource extends StripeResource {',
      '    constructor() {',
      '        super();',
      '    }',
      '    list(params, options) {',
      '        if (params) {',
      '            return 1;',
      '        }',
      '    }',
      '    pay(id) {',
      '        return 2;',
      '    }',
      '}',
    ].join('\n');
    const kept = withoutUnusedMethods(resource, (method) => method === 'pay');
    expect(kept).toMatch(/constructor[\s\S]*pay\(id\)/);
    expect(kept).not.toContain('list');
  });

  test('groups of resources, and functions whose names must remain', () => {
    expect(withPureNamespaces('export const Tax = resourceNamespace("tax", {});')).toBe(
      'export const Tax = /* @__PURE__ */ resourceNamespace("tax", {});',
    );
    expect(
      emptyFunctions('export function one() {}\nexport const two = 2;\nconst three = 3;'),
    ).toBe('export const one = () => undefined;\nexport const two = () => undefined;');
  });
});

type Resolver = (parameters: Record<string, unknown>) => { url: URL };

describe('the endpoint of a service', () => {
  test.each([
    ['client-dynamodb', DynamoDBClient],
    ['client-cognito-identity-provider', CognitoIdentityProviderClient],
    ['client-sesv2', SESv2Client],
    ['client-ssm', SSMClient],
  ])('of %s is the one that its SDK finds', async (name, Client) => {
    const main = createRequire(import.meta.url).resolve(`@aws-sdk/${name}`);
    const conditions = join(dirname(main), '../dist-es/endpoint/bdd.js');
    const module = regionalEndpoint(readFileSync(conditions, 'utf8'));
    const { defaultEndpointResolver: ours } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`
    )) as { defaultEndpointResolver: Resolver };
    const { endpointProvider } = new Client({ region: 'us-east-1' }).config;
    const theirs = endpointProvider as unknown as Resolver;
    for (const place of [
      { Region: 'us-east-1' },
      { Region: 'eu-central-1' },
      { Region: 'us-east-1', Endpoint: 'http://127.0.0.1:8000' },
    ]) {
      const parameters = { UseFIPS: false, UseDualStack: false, ...place };
      expect(ours(parameters).url.href).toBe(theirs(parameters).url.href);
    }
  });

  test('is not guessed when the SDK describes it in another way', () => {
    expect(() => regionalEndpoint('export const bdd = {};')).toThrow('another way');
  });
});
