/** The page `/verify`: checks the certificate of its address, or what is handed in. It runs without the app and without our API. */
import { checkCertificate } from './check.ts';
import { startIntake } from './intake.ts';
import { showResult } from './show-result.ts';

startIntake();
const id = /^\/verify\/([^/]+)/.exec(location.pathname)?.[1];
if (id !== undefined) void checkCertificate(id).then(showResult);
