import { site } from '@learning/content/site';

/** Where a build is delivered. */
export interface DeliveryPlace {
  /** Without a slash at the end. */
  origin: string;
  /** Whether search engines may list the site. */
  isListed: boolean;
}

/** Pages and lists of pages, which name the site's address. */
export const NAMES_ADDRESS = /\.(html|xml|txt)$/;

/** What an unlisted site tells search engines. They have to be let in, or they never read the header that forbids listing. */
const UNLISTED_ROBOTS = `# Every response of this site has the header "x-robots-tag: noindex".
User-agent: *
Allow: /
`;

/**
 * Returns a text file of the build as it is delivered at a place: one build serves every environment, so it names the address of the site
 * copy, and canonical links, pictures of previews and the sitemap need that of the environment.
 *
 * @param key path of the file below the site's root, without a leading slash
 */
export function deliveredText(key: string, text: string, { origin, isListed }: DeliveryPlace) {
  if (key === 'robots.txt' && !isListed) return UNLISTED_ROBOTS;
  return NAMES_ADDRESS.test(key) ? text.replaceAll(site.origin, origin) : text;
}
