import { useSyncExternalStore } from 'react';
import { MessageLog } from '#components/feedback/message-log.tsx';
import { hideToast } from '#components/feedback/toast.ts';
import { recentMessages } from '#lib/message-log.ts';
import { mountedOnce, renderIsland } from './island-roots.ts';
import { Switch } from './switch.ts';

/** The button that opened the list. */
const opener = new Switch<HTMLElement>();
/** It gets the focus back after the list has closed. */
let lastOpener: HTMLElement | undefined;
const mountLog = mountedOnce((place) => renderIsland(<OpenedMessageLog />, place));

/** Opens the list of messages that have vanished, on public pages and in the app. Source: rules/wording.md W28 */
export function openMessageLog(button: HTMLElement): void {
  // It would lie on top of the list, which has it, too.
  hideToast();
  lastOpener = button;
  opener.set(button);
  mountLog();
}

function OpenedMessageLog() {
  const button = useSyncExternalStore(opener.subscribe, opener.read);
  return (
    <MessageLog
      messages={recentMessages()}
      open={button !== undefined}
      onClose={() => opener.set(undefined)}
      finalFocus={visibleOpener}
    />
  );
}

/** Returns the button, or the one of the menu that the button is in. */
function visibleOpener(): HTMLElement | null {
  const menu = lastOpener?.closest('[popover]');
  return menu ? document.querySelector(`[popovertarget="${menu.id}"]`) : (lastOpener ?? null);
}
