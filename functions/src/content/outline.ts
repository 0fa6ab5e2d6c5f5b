import type { ModuleSource } from '@learning/shared/content/schema';

/** The text of a module that is not written yet: what it will cover, from the curriculum. */
export function outlineMarkdown(module: ModuleSource): string {
  const points = module.keyPoints.map((point) => `- ${point[0]!.toUpperCase()}${point.slice(1)}`);
  return [module.description, '## What this module covers', points.join('\n')].join('\n\n');
}
