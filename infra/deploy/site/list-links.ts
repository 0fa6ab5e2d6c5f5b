/** Command: prints every address outside the site that its prerendered pages link to, with the pages, for a person who checks them. */
import { isExternal, pageLinks } from './page-links.ts';

const pagesOf = new Map<string, Set<string>>();
for (const { from, to } of pageLinks().filter(isExternal)) {
  const pages = pagesOf.get(to.href) ?? new Set<string>();
  pagesOf.set(to.href, pages.add(from));
}
for (const [address, pages] of [...pagesOf].toSorted(([a], [b]) => a.localeCompare(b))) {
  const [first, ...others] = pages;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  console.log(`${address}\n    on ${first}${more}`);
}
console.log(`\n${pagesOf.size} addresses outside the site`);
