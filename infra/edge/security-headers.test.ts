import { describe, expect, test } from 'vitest';
import { isVerifyPath, securityHeaders } from './security-headers.ts';

const cognitoRegion = 'eu-central-1';
const overHttps = securityHeaders({ https: true, cognitoRegion });
const overHttp = securityHeaders({ https: false, cognitoRegion });

/** Returns the sources of each directive. */
const directivesOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    headers['content-security-policy']!.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources];
    }),
  );

describe('security headers', () => {
  test('name the exact hosts that pages may call', () => {
    expect(directivesOf(overHttps)['connect-src']).toEqual([
      "'self'",
      'https://cognito-idp.eu-central-1.amazonaws.com',
      'https://api.stripe.com',
    ]);
    expect(directivesOf(securityHeaders({ https: false }))['connect-src']).toEqual([
      "'self'",
      'https://api.stripe.com',
    ]);
    expect(overHttps['content-security-policy']).not.toMatch(/\*\.(?!js\.stripe|stripe)/);
  });

  test('require trusted types, with one policy', () => {
    expect(directivesOf(overHttps)).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
  });

  test('allow what Stripe.js needs', () => {
    const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
    expect(directivesOf(overHttps)).toMatchObject({
      'script-src': ["'self'", ...stripe],
      'frame-src': [...stripe, 'https://hooks.stripe.com'],
    });
  });

  test('forbid framing, plugins, foreign bases and inline scripts', () => {
    expect(directivesOf(overHttps)).toMatchObject({
      'default-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    });
    expect(directivesOf(overHttps)['script-src']).not.toContain("'unsafe-inline'");
  });

  test('allow the scripts and styles inside pages by their hash', () => {
    const inlineHashes = ['sha256-first=', 'sha256-second='];
    const directives = directivesOf(securityHeaders({ https: true, inlineHashes }));
    const sources = ["'self'", "'sha256-first='", "'sha256-second='"];
    expect(directives['script-src']).toEqual(expect.arrayContaining(sources));
    expect(directives['style-src-elem']).toEqual(sources);
  });

  test('let the page that checks certificates read documents of any issuer, and nothing else', () => {
    const verify = directivesOf(
      securityHeaders({ https: true, cognitoRegion, isVerifyPage: true }),
    );
    expect(verify).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'", 'https:'],
      'frame-src': ["'none'"],
    });
    expect(['/verify', '/verify/', '/verify/abc'].every(isVerifyPath)).toBe(true);
    expect(['/', '/verifying', '/courses/verify'].some(isVerifyPath)).toBe(false);
  });

  test('let only the dev server write inline scripts and HTML', () => {
    const dev = directivesOf(securityHeaders({ https: false, isDevServer: true }));
    expect(dev['script-src']).toContain("'unsafe-inline'");
    expect(dev['style-src-elem']).toContain("'unsafe-inline'");
    expect(directivesOf(overHttps)['style-src-elem']).toEqual(["'self'"]);
    expect(dev['require-trusted-types-for']).toBeUndefined();
  });

  test('keep search engines from listing an environment that is not public', () => {
    expect(overHttps['x-robots-tag']).toBeUndefined();
    expect(securityHeaders({ https: true, isListed: false })['x-robots-tag']).toBe('noindex');
  });

  test('differ between https and http only where http would break', () => {
    const { 'strict-transport-security': hsts, ...rest } = overHttps;
    expect(hsts).toMatch(/^max-age=63072000/);
    const policy = rest['content-security-policy']!.replace('; upgrade-insecure-requests', '');
    expect({ ...rest, 'content-security-policy': policy }).toEqual(overHttp);
  });
});
