import pandacss from '@pandacss/dev/postcss';
import { constantTokens } from './vite/constant-tokens.ts';
import { shortVariables } from './vite/short-variables.ts';

/** Fills `src/ui/theme/styles.css`. */
export default {
  plugins: [pandacss({ cwd: import.meta.dirname }), constantTokens(), shortVariables()],
};
