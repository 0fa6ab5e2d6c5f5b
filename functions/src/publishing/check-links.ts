/**
 * Command: `npm run content:links` asks for every web address in the courses whether it still responds. Exits with status 1 when one does
 * not. An address that has moved for good is named with its new one.
 */
import { checkLinks } from './links/check-links.ts';
import { contentLinks } from './links/content-links.ts';
import { loadContent } from './load-content.ts';

const links = contentLinks(await loadContent());
const placesOf = new Map(links.map(({ address, places }) => [address, places]));
console.log(`Asking for ${links.length} addresses …`);
let broken = 0;
let moved = 0;
await checkLinks([...placesOf.keys()], (address, outcome) => {
  if (outcome.kind === 'ok') return;
  if (outcome.kind === 'broken') broken += 1;
  else moved += 1;
  const what = outcome.kind === 'broken' ? `Broken  ${outcome.reason}` : `Moved   to ${outcome.to}`;
  console.log(`\n${address}\n  ${what}\n  in ${placesOf.get(address)!.join(', ')}`);
});
console.log(`\n${links.length} addresses: ${broken} broken, ${moved} moved`);
if (broken > 0) process.exitCode = 1;
