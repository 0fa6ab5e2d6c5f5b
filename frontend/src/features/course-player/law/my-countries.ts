import { useSyncExternalStore } from 'react';
import { isLawCountry, type LawCountry } from '#components/rich-text/law-box.ts';
import { DeviceStore } from '#lib/device-store.ts';

/** The countries whose law the learner reads. Nothing is stored while they read that of all. */
const store = new DeviceStore<LawCountry[]>({
  name: 'law-countries',
  version: 1,
  isValid: (value): value is LawCountry[] => Array.isArray(value) && value.every(isLawCountry),
});

const NONE: readonly LawCountry[] = [];
let last: readonly LawCountry[] = NONE;

/** The same list while it has not changed. */
function snapshot(): readonly LawCountry[] {
  const stored = store.read() ?? NONE;
  if (stored.join() !== last.join()) last = stored;
  return last;
}

const subscribe = (listener: () => void) => store.subscribe(listener);

/** Returns the countries that the learner chose; none as long as they read the law of all. */
export function useMyCountries(): readonly LawCountry[] {
  return useSyncExternalStore(subscribe, snapshot, () => NONE);
}

export function chooseCountries(countries: readonly LawCountry[]): void {
  if (countries.length === 0) store.remove();
  else store.write([...countries]);
}
