import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { cleanPhoto } from './clean-photo.ts';

interface Photo {
  photo: string | null;
}

const PREFIX = 'data:image/jpeg;base64,';

export async function getPhoto(
  userId: string,
  { account }: Pick<AccountDependencies, 'account'>,
): Promise<Photo> {
  const stored = await account.findPhoto(userId);
  return { photo: stored ? PREFIX + stored.image : null };
}

/** Stores the picture of the file alone. @throws Failure `photo_invalid`, `too_many_requests` Source: rules/access.md A31 */
export async function savePhoto(
  { userId, photo, now }: { userId: string; photo: string; now: Date },
  { account, limits }: Pick<AccountDependencies, 'account' | 'limits'>,
): Promise<Photo> {
  const file = cleanPhoto(Buffer.from(photo.slice(PREFIX.length), 'base64'));
  if (!file) throw new Failure('photo_invalid');
  enforce(await limits.take('photosPerLearner', userId, now));
  const image = file.toString('base64');
  await account.savePhoto({ entity: 'photo', userId, image, updatedAt: now.toISOString() });
  return { photo: PREFIX + image };
}

export async function deletePhoto(
  userId: string,
  { account }: Pick<AccountDependencies, 'account'>,
): Promise<Photo> {
  await account.removePhoto(userId);
  return { photo: null };
}
