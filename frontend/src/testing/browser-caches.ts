/** Takes the place of the browser's Cache Storage, which the test environment does not have. */
interface StoredResult {
  text: string;
  headers: [string, string][];
}

const ORIGIN = 'https://learn.example';

/** Returns an address without its origin. */
function pathOf(address: string, ignoreSearch: boolean): string {
  const { pathname, search } = new URL(address, ORIGIN);
  return ignoreSearch ? pathname : pathname + search;
}

class MemoryCache {
  private readonly responses = new Map<string, StoredResult>();
  private readonly storage: BrowserCaches;

  constructor(storage: BrowserCaches) {
    this.storage = storage;
  }

  async put(address: string, response: Response): Promise<void> {
    const text = await response.text();
    const size = this.storage.size - (this.responses.get(address)?.text.length ?? 0) + text.length;
    if (size > this.storage.room) throw new DOMException('full', 'QuotaExceededError');
    this.responses.set(address, { text, headers: [...response.headers.entries()] });
  }

  async match(
    address: string,
    { ignoreSearch = false }: { ignoreSearch?: boolean } = {},
  ): Promise<Response | undefined> {
    const wanted = pathOf(address, ignoreSearch);
    const found = this.addresses.find((candidate) => pathOf(candidate, ignoreSearch) === wanted);
    const response = found === undefined ? undefined : this.responses.get(found);
    return (
      response && new Response(response.text, { headers: Object.fromEntries(response.headers) })
    );
  }

  /** As in the browser, with whole addresses. */
  async keys(): Promise<{ url: string }[]> {
    return this.addresses.map((address) => ({ url: new URL(address, ORIGIN).href }));
  }

  async delete(address: string): Promise<boolean> {
    return this.responses.delete(address);
  }

  get addresses(): string[] {
    return [...this.responses.keys()];
  }

  get size(): number {
    return [...this.responses.values()].reduce((sum, { text }) => sum + text.length, 0);
  }
}

export class BrowserCaches {
  /** Characters that fit on the device. */
  room = Infinity;
  private readonly caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.caches.get(name) ?? new MemoryCache(this);
    this.caches.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.caches.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }

  /** Returns what a cache holds. */
  addressesIn(name: string): string[] {
    return this.caches.get(name)?.addresses ?? [];
  }

  get size(): number {
    return [...this.caches.values()].reduce((sum, cache) => sum + cache.size, 0);
  }
}

/** Gives the page empty caches. @returns them */
export function installBrowserCaches(): BrowserCaches {
  const storage = new BrowserCaches();
  Object.defineProperty(globalThis, 'caches', { value: storage, configurable: true });
  return storage;
}

export function removeBrowserCaches(): void {
  Reflect.deleteProperty(globalThis, 'caches');
}
