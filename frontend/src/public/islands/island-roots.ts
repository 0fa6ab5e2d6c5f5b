import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const roots = new Set<Root>();

/** Renders React content into a place of a page that React does not control. */
export function renderIsland(content: ReactNode, place: HTMLElement): void {
  const root = createRoot(place);
  roots.add(root);
  root.render(content);
}

/** Returns an empty place at the end of the page. */
export function newPlace(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

/** Returns a function that mounts an island at the end of the page, unless it is there already. */
export function mountedOnce(mount: (place: HTMLElement) => void): () => void {
  let place: HTMLElement | undefined;
  return () => {
    if (place?.isConnected) return;
    place = newPlace();
    mount(place);
  };
}

/** Unmounts every island. Pages drop them when they unload; test files share a document. */
export function unmountIslands(): void {
  for (const root of roots) root.unmount();
  roots.clear();
}
