import { useSyncExternalStore } from 'react';
import {
  isSharedComputer,
  setSharedComputer,
  watchSharedComputer,
} from '#lib/session/shared-computer.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';

const isSharedOnServer = () => false;

/** Lets the session that a form of `/login` starts end with the tab. Source: rules/access.md A37 */
export function SharedComputer() {
  const isShared = useSyncExternalStore(watchSharedComputer, isSharedComputer, isSharedOnServer);
  return (
    <Checkbox checked={isShared} onChange={(event) => setSharedComputer(event.target.checked)}>
      This is a shared computer
    </Checkbox>
  );
}
