/** Prefixes that a bundler resolves and a browser cannot. */
const ASSET_ALIASES = ['@assets/', '@/', '~/'];

export function hasOwnPicture(imageUrl: string | null | undefined): imageUrl is string {
  return Boolean(imageUrl) && !ASSET_ALIASES.some((alias) => imageUrl!.startsWith(alias));
}
