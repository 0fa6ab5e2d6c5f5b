/**
 * Command: `npm run content:links -- --env NAME` asks for every web address in the courses whether it still responds, and stores what it found for
 * `/admin/courses`. Exits with status 1 when one does not respond. An address that has moved for good is named with its new one.
 */
import { openTable } from '#table/table.ts';
import { checkLinks, type LinkOutcome } from './links/check-links.ts';
import { linkPlaces } from './links/link-places.ts';
import { storeLinkCheck } from './links/link-check-repository.ts';
import { loadContent } from './load-content.ts';

const places = (await loadContent()).flatMap(linkPlaces);
const placesOf = Map.groupBy(places, ({ address }) => address);
const addresses = [...placesOf.keys()].toSorted((one, other) => one.localeCompare(other));
console.log(`Asking for ${addresses.length} addresses …`);
const found: { address: string; outcome: Exclude<LinkOutcome, { kind: 'ok' }> }[] = [];
await checkLinks(addresses, (address, outcome) => {
  if (outcome.kind === 'ok') return;
  found.push({ address, outcome });
  const what = outcome.kind === 'broken' ? `Broken  ${outcome.reason}` : `Moved   to ${outcome.to}`;
  const titles = placesOf
    .get(address)!
    .map(({ courseId, place }) => `course ${courseId}, ${place}`);
  console.log(`\n${address}\n  ${what}\n  in ${titles.join('; ')}`);
});
const broken = found.filter(({ outcome }) => outcome.kind === 'broken').length;
console.log(`\n${addresses.length} addresses: ${broken} broken, ${found.length - broken} moved`);
if (broken === addresses.length) {
  console.error('Nothing responded, so this machine may be offline. Nothing was stored.');
} else {
  await storeLinkCheck(openTable(process.env['TABLE_NAME']!), {
    checkedAt: new Date().toISOString(),
    addressCount: addresses.length,
    links: found.flatMap(({ address, outcome }) => {
      const { kind } = outcome;
      const detail = outcome.kind === 'broken' ? outcome.reason : outcome.to;
      return placesOf.get(address)!.map((place) => ({ ...place, kind, detail }));
    }),
  });
  console.log('Stored for /admin/courses.');
}
if (broken > 0) process.exitCode = 1;
