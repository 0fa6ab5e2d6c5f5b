/** Command: `npm run build` builds functions and site unless they are current. `npm start` and a deployment then use them as they are. */
import { runCommand } from '../operator-failure.ts';
import { buildProduct } from './build.ts';

await runCommand(buildProduct);
