/**
 * The operator's copy: names, addresses, claims and marketing texts. Screens read it and repeat none of it.
 *
 * This file holds the texts of the home page beside those of all pages, which are `site/operator.ts`. Each other page has its own file in
 * `site/`, so that only the texts of the open page are loaded.
 *
 * Source: rules/wording.md W1, W2, W3
 */
import { home, type HomeCopy } from './site/home.ts';
import { operator, type OperatorCopy } from './site/operator.ts';

export interface SiteCopy extends OperatorCopy {
  home: HomeCopy;
}

export const site: SiteCopy = { ...operator, home };
