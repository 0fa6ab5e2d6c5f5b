/** Command: writes `styled-system`, which `tsc` needs, unless it is current. Vite and Vitest do the same when they start. */
import { generateStyledSystem } from './styled-system.ts';

generateStyledSystem();
