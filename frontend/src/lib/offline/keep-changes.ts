import type { LearnerRouteName } from '@learning/shared/contract/contract';
import type { QueryClient } from '@tanstack/react-query';
import { addressOfCall } from '../call-address.ts';
import { openAccount, keepResponse } from './response-store.ts';
import { isKept, takeFromDevice } from './device-responses.ts';
import { deviceLearnerId } from './device-learner.ts';

/** Responses that a page changes without reading them again, such as the list of notes after one was saved. */
const CHANGED: ReadonlySet<unknown> = new Set<LearnerRouteName>([
  'getCourseState',
  'listCourseWork',
  'listNotes',
]);

/** A query's key, as `apiQuery` makes it. */
interface Key {
  name: LearnerRouteName;
  call: { params: { userId?: string | number } & Record<string, string | number> };
}

/** Opens the account of the device and stores what a page changes in its responses. @returns stops it */
export function keepChanges(queryClient: QueryClient, learnerId: string): () => void {
  void openAccount(learnerId);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
    const key = keyOf(event.query.queryKey);
    if (!key || !CHANGED.has(key.name) || key.call.params.userId !== learnerId) return;
    if (deviceLearnerId() !== learnerId) return;
    const text = JSON.stringify(event.query.state.data);
    void keepResponse(learnerId, addressOfCall(key.name, key.call), text);
  });
}

/** Reads again, after a connection was lost, what the open page has from the device or could not load. */
export async function refreshAfterOffline(queryClient: QueryClient): Promise<void> {
  const fromDevice = takeFromDevice();
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      state.status === 'error' ? isKept(String(queryKey[0])) : fromDevice.has(String(queryKey[0])),
  });
}

function keyOf([name, call]: readonly unknown[]): Key | undefined {
  const hasParams = typeof call === 'object' && call !== null && 'params' in call;
  return hasParams && isKept(String(name)) ? ({ name, call } as Key) : undefined;
}
