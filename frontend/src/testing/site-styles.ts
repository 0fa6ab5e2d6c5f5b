import { inject } from 'vitest';
import { lostClasses } from './styled-classes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every class that has a style. */
    styledClasses: string[];
    /** The styles of the site, without layers. */
    siteCss: string;
  }
}

const styled = new Set(inject('styledClasses'));

/** Fails the test that rendered a style whose value was known only then: the site has no CSS for it. */
export function checkStyledClasses(): void {
  const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  const lost = lostClasses(styled, used);
  if (lost.length > 0) throw new Error(`No style was generated for ${lost.join(', ')}`);
}

/** Gives the document the styles of the site, for tests about what they hide or move. */
export function addSiteStyles(): void {
  const element = document.createElement('style');
  element.dataset['site'] = '';
  element.textContent = inject('siteCss');
  document.head.append(element);
}

export function removeSiteStyles(): void {
  document.querySelector('style[data-site]')?.remove();
}
