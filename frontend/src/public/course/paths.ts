import type { Course } from '@learning/shared/contract/catalog';
import { pathFigures } from '#lib/path-figures.ts';
import { setFacts } from '../facts.ts';

/** Counts a path by the courses that are sold now, if it has others. Source: rules/content.md C46 */
export function showPaths(sold: readonly Course[]): void {
  for (const path of document.querySelectorAll<HTMLElement>('[data-path]')) {
    const ids = path.dataset['path']!.split(' ').map(Number);
    const left = sold.filter(({ id }) => ids.includes(id));
    if (left.length < ids.length) setFacts(path, { 'path-figures': pathFigures(left) });
  }
}
