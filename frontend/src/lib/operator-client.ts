import routes from 'virtual:operator-routes';
import { createClient } from './api-client.ts';
import { browserSession } from './session/browser-session.ts';

/** The calls of operators. Only pages of `/admin` load them, and nothing of them stays on the device. */
export const operatorApi = createClient(routes, browserSession);
