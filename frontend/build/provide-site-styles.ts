import postcss from 'postcss';
import type { TestProject } from 'vitest/node';
import { classesIn } from '../src/testing/styled-classes.ts';
import { siteCss } from './styled-system.ts';

declare module 'vitest' {
  interface ProvidedContext {
    styledClasses: string[];
    siteCss: string;
  }
}

/** Gives component tests the styles of the site (`src/testing/site-styles.ts`). */
export default function setUp(project: TestProject): void {
  const css = siteCss();
  project.provide('styledClasses', [...classesIn(css)]);
  project.provide('siteCss', withoutLayers(css));
}

/** The document of component tests knows no layers. The styles stand in their order. */
function withoutLayers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? []);
  });
  return root.toString();
}
