/** The script in the head of every page, which runs before the first paint and without a request (`build/head-script.ts`). */
import { currentTokens } from '#lib/session/session-store.ts';
import { removeClientSecret } from './client-secret.ts';
import { applyColorMode } from './color-mode.ts';
import { keepEarlyClicks } from './early-clicks.ts';
import { startEarlyCalls } from './early-calls.ts';
import { startReadingCertificate } from './early-certificate.ts';
import { reportMissingScripts } from './missing-script.ts';
import { applyTextSettings } from './text-settings.ts';

applyColorMode();
applyTextSettings();
// A prerendered page offers the course to visitors. For a learner, the offer is hidden until it is known what they have.
document.documentElement.classList.toggle('has-session', currentTokens() !== undefined);
removeClientSecret();
keepEarlyClicks();
reportMissingScripts();
startEarlyCalls();
startReadingCertificate();
