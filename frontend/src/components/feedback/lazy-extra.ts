import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** Loads a part that its page can do without: nothing shows in its place when its code cannot be loaded, such as offline. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
