import { LAW_COUNTRIES, type LawChoice, US_STATES } from '@learning/shared/domain/law-choice';
import { useSyncExternalStore } from 'react';
import { api } from './api-client.ts';
import { DeviceStore, hasFields } from './device-store.ts';

/** Whose law this device shows first, and whether the learner's profile has it. */
interface Entry extends LawChoice {
  /** Missing until it was stored in a profile, or read from one. */
  learnerId?: string;
  /** Chosen here, and not in the profile yet. */
  isUnsent?: boolean;
}

/** Nothing is stored while the law of all countries is read. */
const store = new DeviceStore<Entry>({
  name: 'law',
  version: 1,
  isValid: (value): value is Entry =>
    hasFields(value, { countries: 'object', states: 'object' }) &&
    isListOf(LAW_COUNTRIES, value, 'countries') &&
    isListOf(US_STATES, value, 'states'),
  migration: {
    prefix: 'law-countries:v1',
    parse: (text) => ({ countries: JSON.parse(text) as unknown, states: [] }),
  },
});

function isListOf(names: readonly string[], value: object, field: string): boolean {
  const list: unknown = Object.entries(value).find(([name]) => name === field)?.[1];
  return Array.isArray(list) && list.every((one) => names.includes(one));
}

const ALL: LawChoice = { countries: [], states: [] };
let last = ALL;

/** Returns the same choice while it has not changed. */
function snapshot(): LawChoice {
  const { countries, states } = store.read() ?? ALL;
  if (countries.join() !== last.countries.join() || states.join() !== last.states.join()) {
    last = { countries, states };
  }
  return last;
}

const subscribe = (listener: () => void) => store.subscribe(listener);

/** Returns whose law the learner reads first; no country as long as they read that of all. */
export function useMyLaw(): LawChoice {
  return useSyncExternalStore(subscribe, snapshot, () => ALL);
}

/** Shows a choice at once. What does not reach the profile is sent with the next lesson. */
export function chooseLaw(choice: LawChoice, learnerId: string): void {
  store.write({ ...choice, learnerId, isUnsent: true });
}

/** Keeps on the device what the profile has. */
export function noteStored(choice: LawChoice | null, learnerId: string): void {
  if (choice) store.write({ ...choice, learnerId });
  else store.remove();
}

/** Follows the profile. What was chosen here and never reached it goes there: a choice without an account is added to the profile’s. */
export function followProfile(stored: LawChoice | null, learnerId: string): void {
  const here = store.read();
  const isWithoutAccount = here?.learnerId === undefined;
  if (!here || (!isWithoutAccount && !(here.isUnsent && here.learnerId === learnerId))) {
    return noteStored(stored, learnerId);
  }
  const { countries, states } = isWithoutAccount && stored ? merge(stored, here) : here;
  const law = { countries, states };
  chooseLaw(law, learnerId);
  api
    .updateProfile({ params: { userId: learnerId }, body: { law } })
    .then(() => noteStored(law, learnerId))
    .catch(() => undefined);
}

/** Both together, in the order of the lists. */
function merge(one: LawChoice, other: LawChoice): LawChoice {
  return {
    countries: LAW_COUNTRIES.filter(
      (name) => one.countries.includes(name) || other.countries.includes(name),
    ),
    states: US_STATES.filter((name) => one.states.includes(name) || other.states.includes(name)),
  };
}
