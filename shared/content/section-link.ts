/** Links from questions to the section of a module that teaches the answer. */
import * as z from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/** A section of a module's text. The validator checks that both exist. */
export const SectionLink = z.strictObject({
  /** Id of a module of the same course. */
  moduleId: slug,
  /** Anchor of the heading: its text in lower case joined by hyphens, as in the address of the page. */
  section: slug,
});

export type SectionLink = z.infer<typeof SectionLink>;
