import { expect, it } from 'vitest';
import { loadContent } from '../load-content.ts';
import { addressesIn } from './addresses-in.ts';
import { linkPlaces } from './link-places.ts';

it.each([
  ['Read [the rule](https://a.example/x), then go on.', ['https://a.example/x']],
  ['See https://a.example/x.', ['https://a.example/x']],
  ['(https://a.example/x)', ['https://a.example/x']],
  [
    '[a](https://a.example/Act_(1990)) and [b](http://b.example)',
    ['https://a.example/Act_(1990)', 'http://b.example'],
  ],
  ['https://a.example/f?p=1:2:0::NO::3', ['https://a.example/f?p=1:2:0::NO::3']],
  ['No address, and mailto:a@b.example', []],
])('finds the addresses in %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

it('finds addresses of the real courses, each of which is one, with their places and law boxes', async () => {
  const places = (await loadContent()).flatMap(linkPlaces);
  expect(new Set(places.map(({ address }) => address)).size).toBeGreaterThan(100);
  for (const { address, place } of places) {
    expect(URL.canParse(address), address).toBe(true);
    expect(address, place).not.toMatch(/[)\].,]$(?<!\([^)]*\))/);
    expect(place).not.toBe('');
  }
  const countries = new Set(places.map(({ country }) => country));
  expect(countries).toContain('US');
  expect(countries).toContain(null);
});
