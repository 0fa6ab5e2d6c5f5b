import { describe, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const overHttps = securityHeaders({ https: true });
const overHttp = securityHeaders({ https: false });

describe('security headers', () => {
  test('leave default-src and styles to the policy in the page', () => {
    for (const headers of [overHttps, overHttp]) {
      expect(headers['content-security-policy']).not.toMatch(/default-src|style-src/);
    }
  });

  test('forbid framing, plugins, foreign bases and inline scripts', () => {
    const policy = overHttps['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toMatch(/script-src 'self' (?!.*unsafe)/);
  });

  test('differ between https and http only where http would break', () => {
    const { 'strict-transport-security': hsts, ...rest } = overHttps;
    expect(hsts).toMatch(/^max-age=63072000/);
    const policy = rest['content-security-policy']!.replace('; upgrade-insecure-requests', '');
    expect({ ...rest, 'content-security-policy': policy }).toEqual(overHttp);
  });
});
