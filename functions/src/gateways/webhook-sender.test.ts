import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { webhookSender } from './webhook-sender.ts';

const message = { headers: { 'webhook-id': 'm1' }, body: '{}' };
let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.writeHead(200).end();
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

// Source: rules/companies.md B8
describe('a message', () => {
  it.each([
    ['plain HTTP', () => `http://127.0.0.1:${port}/`],
    ['this machine', () => `https://127.0.0.1:${port}/`],
    ['a name of this machine', () => `https://localhost:${port}/`],
    ['this machine in other digits', () => `https://2130706433:${port}/`],
    ['this machine in IPv6', () => `https://[::1]:${port}/`],
    ['IPv4 inside IPv6', () => `https://[::ffff:127.0.0.1]:${port}/`],
    ['the metadata of a cloud', () => 'https://169.254.169.254/latest/meta-data'],
    ['a private network', () => 'https://10.0.0.8/hooks'],
  ])('is not sent to %s', async (_name, url) => {
    const send = webhookSender({ allowsPrivate: false });
    expect(await send({ url: url(), ...message })).toEqual({ problem: 'address_not_public' });
    expect(asked).toBe(0);
  });

  it('is sent to this machine where the setting allows it', async () => {
    const send = webhookSender({ allowsPrivate: true });
    expect(await send({ url: `http://127.0.0.1:${port}/`, ...message })).toEqual({ status: 200 });
    expect(asked).toBe(1);
  });
});

test.each([
  ['8.8.8.8', true],
  ['100.63.255.255', true],
  ['100.64.0.1', false],
  ['172.15.0.1', true],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1%eth0', false],
  ['::', false],
  ['64:ff9b::7f00:1', false],
])('%s is an address on the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
