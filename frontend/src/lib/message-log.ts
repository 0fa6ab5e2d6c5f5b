import { DeviceStore, hasFields } from './device-store.ts';
import { signedInLearner } from './session/session-store.ts';

/** A message that was shown for a moment. */
export interface LoggedMessage {
  title: string;
  description?: string;
  tone: 'success' | 'error' | 'info';
  atMs: number;
}

const MAX_MESSAGES = 20;

/** Belongs to the tab and to the learner who is signed in: others who use the tab do not see it. */
const log = new DeviceStore<LoggedMessage[]>({
  name: 'messages',
  version: 1,
  area: 'session',
  isValid: (value): value is LoggedMessage[] => Array.isArray(value) && value.every(isMessage),
});

/** Keeps a message that vanishes, so that it can be read later. Source: rules/wording.md W28 */
export function logMessage(message: LoggedMessage): void {
  log.write([message, ...recentMessages()].slice(0, MAX_MESSAGES), readerId());
}

/** Returns the messages of this tab, the latest first. */
export function recentMessages(): LoggedMessage[] {
  return log.read(readerId()) ?? [];
}

/** Removes everyone's messages from the tab. */
export function forgetMessages(): void {
  for (const { ids } of log.list()) log.remove(...ids);
}

function readerId(): string {
  return signedInLearner()?.id ?? 'visitor';
}

function isMessage(value: unknown): value is LoggedMessage {
  return hasFields(value, { title: 'string', tone: 'string', atMs: 'number' });
}
