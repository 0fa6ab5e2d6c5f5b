import * as z from 'zod';
import { slug, text } from './text-schema.ts';

export { slug, text };

/** What every figure says of itself. */
export const figureBase = {
  id: slug,
  /** The finding as a sentence, not the topic. */
  title: text.max(120),
  /** What a reader who does not see the drawing needs to know: its form and its message. */
  description: text.max(400),
  /** Printed below the drawing: source, or that the data are composite. */
  note: text.max(200).optional(),
} satisfies Record<string, z.ZodType>;
