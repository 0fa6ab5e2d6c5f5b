import { parsePlayerSearch } from '../player-search.ts';

/**
 * Returns what an address may name of a module, the first that it has counts: links to sections of the text and to activities have them
 * after `#`, and the steps are in the query.
 */
export function namesIn(hash: string, step: string | undefined): string[] {
  return [hash, step ?? ''].filter(Boolean);
}

/** Returns what the address of the document names of the module, before the router runs. */
export function namesInLocation(): string[] {
  const search = Object.fromEntries(new URLSearchParams(location.search));
  return namesIn(decodeURIComponent(location.hash.slice(1)), parsePlayerSearch(search).step);
}
