import createCacheModule, { type EmotionCache } from '@emotion/cache';

// The package is CommonJS: depending on the bundler, the function is the default export or its `default`.
const createCache =
  (createCacheModule as unknown as { default?: typeof createCacheModule }).default ??
  createCacheModule;

/** Creates Emotion's cache. `compat` keeps the server from writing style elements between the page's elements. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}
