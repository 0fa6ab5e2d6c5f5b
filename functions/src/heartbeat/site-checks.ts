import { catalogRoutes } from '@learning/shared/contract/catalog';
import { documentPaths, documentUrl } from '@learning/shared/credentials/issuing/addresses';

/** What the heartbeat asks for, as visitors and learners do. */
export interface SiteCheck {
  name: string;
  address: string;
  /** Returns whether the text of a successful response is what it has to be. */
  isWell: (text: string) => boolean;
}

export interface CheckedSite {
  origin: string;
  /** The user pool's address, where browsers sign in and the API finds the keys of tokens. */
  poolAddress: string;
  /** The first run of the publisher publishes the issuer of certificates. */
  hasIssuer: boolean;
  /** The newest list that says which certificates are revoked; 0 before the first certificate. */
  statusListId: number;
}

/** Longer than a cold start behind the edge. */
const TIMEOUT_MS = 8000;
/** A container that was just replaced, or a lost packet, is over by then. */
const PAUSE_MS = 4000;

/** Returns what a JSON text holds; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const field = (text: string, name: string): unknown =>
  (parsed(text) as Record<string, unknown> | null | undefined)?.[name];
/** Three texts of Base64, as a signed list has. */
const isToken = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text.trim());
const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Returns the checks of a deployed site: each part that can fail without a single call of the API. */
export function siteChecks({
  origin,
  poolAddress,
  hasIssuer,
  statusListId,
}: CheckedSite): SiteCheck[] {
  return [
    { name: 'home page', address: `${origin}/`, isWell: (text) => text.includes('</html>') },
    {
      name: 'settings',
      address: `${origin}/config.json`,
      isWell: (text) => typeof field(text, 'userPoolId') === 'string',
    },
    {
      name: 'catalog',
      address: origin + catalogRoutes.listCourses.path,
      isWell: (text) => isFilled(parsed(text)),
    },
    ...(hasIssuer
      ? [
          {
            name: 'certificates',
            address: documentUrl(origin, documentPaths.issuer),
            isWell: (text: string) => typeof field(text, 'id') === 'string',
          },
        ]
      : []),
    ...(statusListId > 0
      ? [
          {
            name: 'list of revoked certificates',
            address: documentUrl(origin, documentPaths.statusList(statusListId)),
            isWell: isToken,
          },
        ]
      : []),
    {
      name: 'sign-in',
      address: `${poolAddress}/.well-known/jwks.json`,
      isWell: (text) => isFilled(field(text, 'keys')),
    },
  ];
}

/**
 * Asks for everything at once, and a second time for what failed, so that one slow response raises no alarm.
 *
 * @returns a sentence for each check that failed twice
 */
export async function failedChecks(
  checks: readonly SiteCheck[],
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<string[]> {
  const problems = await Promise.all(
    checks.map(async (check) => {
      if ((await problemOf(check)) === undefined) return undefined;
      await pause(PAUSE_MS);
      return problemOf(check);
    }),
  );
  return problems.filter((problem) => problem !== undefined);
}

async function problemOf({ name, address, isWell }: SiteCheck): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status !== 200) return `${name}: ${response.status}`;
    return isWell(text) ? undefined : `${name}: 200 with unexpected content`;
  } catch (error) {
    const { name: kind, cause } = error as Error & { cause?: { code?: string } };
    return `${name}: no response (${cause?.code ?? kind})`;
  }
}
