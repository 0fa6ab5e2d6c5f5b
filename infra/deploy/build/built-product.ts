import { join } from 'node:path';
import { projectRoot } from '../run.ts';

/** What a build makes of a commit, the same for every environment: folders of the functions and the site, and the compiled content. */
export interface BuiltProduct {
  functions: string;
  site: string;
  /** File that `npm run content -- --compiled` publishes. */
  content: string;
}

/** What `npm run build` makes of this checkout. */
export const CHECKOUT_BUILD: BuiltProduct = {
  functions: join(projectRoot, 'functions/dist'),
  site: join(projectRoot, 'frontend/dist'),
  content: join(projectRoot, 'functions/dist/content/published.json'),
};
