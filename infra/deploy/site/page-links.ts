import { site } from '@learning/content/site';
import { builtPages, unescaped } from './built-pages.ts';

/** An address in a page: a link, or what the page loads. */
export interface PageLink {
  /** Path of the page. */
  from: string;
  to: URL;
}

/** Returns every address in the pages of the built site. */
export function pageLinks(): PageLink[] {
  return builtPages().flatMap(({ path, html }) => {
    const page = new URL(path, site.origin);
    const elements = html.match(/<[a-z][^>]*>/g) ?? [];
    const found = elements.flatMap((element) =>
      [...element.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)].map(([, link]) => link!),
    );
    return found.map((address) => ({ from: path, to: new URL(unescaped(address), page) }));
  });
}

export function isExternal({ to }: PageLink): boolean {
  return to.origin !== site.origin;
}
