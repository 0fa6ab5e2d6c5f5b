/** Prefixes that a bundler would resolve, and a browser cannot (specification section 2, course detail). */
const ASSET_ALIASES = ['@assets/', '@/', '~/'];

export function hasOwnPicture(imageUrl: string | null | undefined): imageUrl is string {
  return Boolean(imageUrl) && !ASSET_ALIASES.some((alias) => imageUrl!.startsWith(alias));
}
