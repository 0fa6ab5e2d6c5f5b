import * as z from 'zod';

export const text = z.string().trim().min(1);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
/** Hours and minutes follow from the texts, so that they are never typed. Source: rules/hours.md H8 */
export const computed = z.never('is computed from the texts; remove it').optional();
