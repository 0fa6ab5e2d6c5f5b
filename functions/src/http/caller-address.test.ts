import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { callerAddress, isLoopback, VIEWER_ADDRESS_HEADER } from './caller-address.ts';

const addressOf = (sourceIp: string, viewerAddress?: string) =>
  callerAddress({
    headers: viewerAddress === undefined ? {} : { [VIEWER_ADDRESS_HEADER]: viewerAddress },
    requestContext: { http: { sourceIp } },
  } as unknown as APIGatewayProxyEventV2);

describe("a caller's address", () => {
  test('is whom CloudFront was called by', () => {
    expect(addressOf('70.132.0.9', '203.0.113.7')).toBe('203.0.113.7');
  });

  test('is whom the gateway was called by when nothing stands in between', () => {
    expect(addressOf('203.0.113.7')).toBe('203.0.113.7');
  });

  test.each([
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('of IPv6 %s is its network %s', (address, network) => {
    expect(addressOf(address)).toBe(network);
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['203.0.113.7', false],
    ['2001:db8::1', false],
  ])('tells whether %s is the machine itself', (address, expected) => {
    expect(isLoopback(addressOf(address))).toBe(expected);
  });
});
