import { describe, expect, test } from 'vitest';
import {
  emptyFunctions,
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
