import type { FigureSource } from '@learning/content/figure-schema';
import type { RichTextNode } from '@learning/shared/contract/fields';
import { placedFigure } from '../figures/draw-figure.ts';

const PLACE = /^\[figure: ([a-z0-9-]+)\]$/;

/** Replaces the paragraphs that name a figure by the figure. Source: rules/content.md C30 */
export function placeFigures(
  body: RichTextNode,
  figures: ReadonlyMap<string, FigureSource>,
): RichTextNode {
  const children = (body.children ?? []).map((node) => {
    const [only, ...others] = node.children ?? [];
    const text = node.tagName === 'p' && others.length === 0 ? only?.value : undefined;
    const figure = figures.get(PLACE.exec(text ?? '')?.[1] ?? '');
    return figure ? placedFigure(figure) : node;
  });
  return { ...body, children };
}
