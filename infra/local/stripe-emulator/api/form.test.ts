import { expect, test } from 'vitest';
import { parseForm } from './form.ts';

test.each([
  ['', {}],
  ['amount=2900&currency=usd', { amount: '2900', currency: 'usd' }],
  ['metadata[orderId]=7&metadata[sku]=a+b%26c', { metadata: { orderId: '7', sku: 'a b&c' } }],
  ['items[0][price]=p1&items[1][price]=p2', { items: [{ price: 'p1' }, { price: 'p2' }] }],
  ['expand[]=customer&expand[]=invoice', { expand: ['customer', 'invoice'] }],
  ['metadata=', { metadata: '' }],
  ['metadata[1]=a', { metadata: { 1: 'a' } }],
  ['a=1&a[b]=2', { a: { b: '2' } }],
])('The form %j is parsed', (text, expected) => {
  expect(parseForm(text)).toEqual(expected);
});

test('A form cannot reach the prototype of objects', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect({}).not.toHaveProperty('polluted');
});
