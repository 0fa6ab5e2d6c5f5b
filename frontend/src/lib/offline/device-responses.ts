import type { LearnerRouteName } from '@learning/shared/contract/contract';
import type { PlayerView } from '@learning/shared/contract/learning';
import { pageQuiet } from '../page-quiet.ts';
import { subscribeToSession } from '../session/session-store.ts';
import { deviceLearnerId } from './device-learner.ts';
import type { Kept } from './response-store.ts';

/** The calls whose responses stay on the device: what a learner reads in a course, the questions due, the dashboard, and what is assigned. */
const KEPT_CALLS: ReadonlySet<LearnerRouteName> = new Set<LearnerRouteName>([
  'getCourse',
  'getCourseState',
  'getDashboard',
  'getModule',
  'getModuleReviewCards',
  'getPlayerView',
  'getSpacedReviewSession',
  'getResource',
  'listAssignments',
  'listCourseWork',
  'listModules',
  'listNotes',
]);

/** Calls whose response came from the device since the last connection. */
const fromDevice = new Set<LearnerRouteName>();
/** Writing that has begun. */
const underWay = new Set<Promise<unknown>>();
let isFull = false;

/** The address of a call: `addressOfCall('getModule', { params: { id } })`. */
type AddressOf = (
  name: LearnerRouteName,
  call: { params: Record<string, string | number> },
) => string;

/** Stores the responses of calls on this device, and gives them back without a connection. */
export interface DeviceResponses {
  /** Whether responses of this call are stored. */
  covers(name: LearnerRouteName): boolean;
  /** @param learnerId whose token the call was made with */
  keep(name: LearnerRouteName, learnerId: string | undefined, address: string, text: string): void;
  read(name: LearnerRouteName, address: string): Promise<string | undefined>;
  /** The server refuses what is stored. */
  drop(name: LearnerRouteName, address: string): void;
}

export function createDeviceResponses(addressOf: AddressOf): DeviceResponses {
  /** One call may cover several: what the player shows first is read as its parts offline. */
  const partsOf = (
    name: LearnerRouteName,
    learnerId: string,
    address: string,
    text: string,
  ): [address: string, text: string][] => {
    if (name !== 'getPlayerView') return [[address, text]];
    const { course, modules, state, module } = JSON.parse(text) as PlayerView;
    const { id } = course;
    const part = (
      of: LearnerRouteName,
      params: Record<string, string | number>,
      value: unknown,
    ): [string, string] => [addressOf(of, { params }), JSON.stringify(value)];
    return [
      part('getCourse', { id }, course),
      part('listModules', { id }, modules),
      part('getCourseState', { userId: learnerId, id }, state),
      ...(module ? [part('getModule', { id: module.id }, module)] : []),
    ];
  };

  return {
    covers: isKept,
    keep(name, learnerId, address, text) {
      if (!isKept(name) || learnerId === undefined || deviceLearnerId() !== learnerId) return;
      // An address that names a learner is stored for that learner only.
      if ((learnerIn(address) ?? learnerId) !== learnerId) return;
      const write = async () => {
        const store = await openStore(learnerId);
        if (!store) return;
        for (const [part, partText] of partsOf(name, learnerId, address, text))
          noteOutcome(await store.keepResponse(learnerId, part, partText));
      };
      const writing = write()
        .catch(() => {
          // The code of the store could not be loaded; the next visit stores it.
        })
        .finally(() => underWay.delete(writing));
      underWay.add(writing);
    },
    async read(name, address) {
      const learnerId = deviceLearnerId();
      if (!isKept(name) || learnerId === undefined) return undefined;
      const { readResponse } = await import('./response-store.ts');
      const text = await readResponse(learnerId, address);
      if (text !== undefined) fromDevice.add(name);
      return text;
    },
    drop(name, address) {
      const learnerId = deviceLearnerId();
      if (!isKept(name) || learnerId === undefined) return;
      void import('./response-store.ts')
        .then(({ dropResponse }) => dropResponse(learnerId, address))
        .catch(() => {});
    },
  };
}

export function isKept(name: string): name is LearnerRouteName {
  return (KEPT_CALLS as ReadonlySet<string>).has(name);
}

/** Returns the calls whose response came from the device, and begins a new list. */
export function takeFromDevice(): Set<string> {
  const taken = new Set<string>(fromDevice);
  fromDevice.clear();
  return taken;
}

/** Waits until all writing that has begun is done. @returns whether the device has room */
export async function settleWriting(): Promise<boolean> {
  await Promise.all(underWay);
  return !isFull;
}

type Store = typeof import('./response-store.ts');
let opened: { learnerId: string; store: Promise<Store | undefined> } | undefined;
let isWatching = false;

/** Opens the account of this device once, when the page has time. */
function openStore(learnerId: string): Promise<Store | undefined> {
  if (opened?.learnerId !== learnerId) {
    const open = async () => {
      await pageQuiet();
      const store = await import('./response-store.ts');
      return (await store.openAccount(learnerId)) ? store : undefined;
    };
    opened = { learnerId, store: open() };
  }
  // What a sign-out has closed, the next sign-in opens again.
  if (!isWatching) subscribeToSession(() => (opened = undefined));
  isWatching = true;
  return opened.store;
}

function noteOutcome(kept: Kept): void {
  if (kept === 'full') isFull = true;
}

/** Returns the learner whom an address names. */
export function learnerIn(address: string): string | undefined {
  const named = /^\/api\/users\/([^/]+)\//.exec(address)?.[1];
  return named === undefined ? undefined : decodeURIComponent(named);
}
