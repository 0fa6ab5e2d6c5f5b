/** What is stored of an account beside the user pool; every item read is parsed with these schemas. */
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

export const EmailChangeRecord = z.object({
  entity: z.literal('emailChange'),
  userId: z.string(),
  /** Tells a change from the one that replaced it; salt of the hash. */
  changeId: z.string(),
  oldEmail: z.string(),
  newEmail: z.string(),
  codeHash: z.string(),
  /** Codes that were tried. */
  attempts: z.int(),
  requestedAt: z.string(),
  endsAt: z.string(),
  /** TTL, epoch seconds. */
  expiresAt: z.int(),
});

/** An address that the learner had. Messages that were sent from it before are theirs. */
export const FormerEmailRecord = z.object({
  entity: z.literal('formerEmail'),
  userId: z.string(),
  email: z.string(),
  changedAt: z.string(),
});

export const PhotoRecord = z.object({
  entity: z.literal('photo'),
  userId: z.string(),
  /** JPEG, base64. */
  image: z.string(),
  updatedAt: z.string(),
});

export type EmailChangeRecord = z.infer<typeof EmailChangeRecord>;
export type PhotoRecord = z.infer<typeof PhotoRecord>;

export const storedEmailChange = storedItem(EmailChangeRecord);
export const storedFormerEmail = storedItem(FormerEmailRecord);
export const storedPhoto = storedItem(PhotoRecord);
