/** What became of an address. */
export type LinkOutcome =
  | { kind: 'ok' }
  /** Moved for good to another address. */
  | { kind: 'moved'; to: string }
  | { kind: 'broken'; reason: string };

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 5;
/** Hosts that are asked at once; one host gets one request at a time. */
const HOSTS_AT_ONCE = 6;
/** Responses of servers that do not want HEAD. */
const ASK_WITH_GET: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 501]);
const PERMANENT: ReadonlySet<number> = new Set([301, 308]);

/**
 * Asks for each address whether it still responds, and tells each outcome as it is known. A server that refuses automated requests (401, 403, 429)
 * responds, so the address counts as good.
 */
export async function checkLinks(
  addresses: readonly string[],
  onOutcome: (address: string, outcome: LinkOutcome) => void,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const hosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const next = async (): Promise<void> => {
    for (let ofHost = hosts.shift(); ofHost; ofHost = hosts.shift()) {
      for (const address of ofHost) onOutcome(address, await checkLink(address, timeoutMs));
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, next));
}

async function checkLink(address: string, timeoutMs: number): Promise<LinkOutcome> {
  try {
    return await follow(new URL(address), timeoutMs);
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      return { kind: 'broken', reason: `no response within ${timeoutMs / 1000} seconds` };
    }
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return { kind: 'broken', reason: cause?.code ?? message };
  }
}

async function follow(start: URL, timeoutMs: number): Promise<LinkOutcome> {
  let url = start;
  let movedTo: URL | null = null;
  let isPermanent = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, location } = await ask(url, timeoutMs);
    if (status < 300 || [401, 403, 429].includes(status)) {
      return movedTo === null ? { kind: 'ok' } : { kind: 'moved', to: movedTo.href };
    }
    if (status >= 400 || location === null) {
      return { kind: 'broken', reason: `responds with ${status}` };
    }
    url = new URL(location, url);
    isPermanent &&= PERMANENT.has(status);
    if (isPermanent) movedTo = url;
  }
  return { kind: 'broken', reason: `redirects more than ${MAX_REDIRECTS} times` };
}

async function ask(url: URL, timeoutMs: number) {
  const request = (method: string) =>
    fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  let response = await request('HEAD');
  if (ASK_WITH_GET.has(response.status)) response = await request('GET');
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('location') };
}
