import type { ModuleSource } from '@learning/content/schema';

/** The text of a module that is not written yet: what it will cover, from the curriculum. */
export function outlineMarkdown({ keyPoints }: ModuleSource): string {
  const points = keyPoints.map((point) => `- ${point[0]!.toUpperCase()}${point.slice(1)}`);
  return ['## What this module covers', points.join('\n')].join('\n\n');
}
