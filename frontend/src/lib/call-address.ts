import type { LearnerRouteName } from '@learning/shared/contract/contract';
import routes from 'virtual:contract-routes';

/** The parts of a call's input that stand in its address. */
export interface AddressedCall {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
}

/** Returns the address of a call by its name: `addressOfCall('getModule', { params: { id } })`. */
export function addressOfCall(name: LearnerRouteName, call: AddressedCall): string {
  return addressOf(routes[name][1], call);
}

/** Returns the address of a call: fills in the placeholders and leaves out undefined query values. */
export function addressOf(path: string, call: AddressedCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(call.params?.[name])),
  );
  const query = new URLSearchParams(
    Object.entries(call.query ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  ).toString();
  return query ? `${filled}?${query}` : filled;
}
