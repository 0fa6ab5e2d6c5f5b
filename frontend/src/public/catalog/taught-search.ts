import { createTaughtSearch, type TaughtSearch } from '#features/search/search-taught.ts';
import { api } from '#lib/api-client.ts';

/** Reads what is taught, to search in it. */
export async function readTaughtSearch(): Promise<TaughtSearch> {
  return createTaughtSearch(await api.getSearchIndex({}));
}
