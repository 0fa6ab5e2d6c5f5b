import { NAME_FAMILIES, readSlice, slicesOf } from '../../build/name-fonts.ts';

/** Returns the file that the build writes under an address of `virtual:name-fonts`. */
export async function readNameFont(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const slices = Object.keys(NAME_FAMILIES).flatMap(slicesOf);
  const slice = slices.find(({ fileName }) => url === `/assets/${fileName}`);
  if (!slice) throw new Error(`${url} is no font for names.`);
  return new Uint8Array(await readSlice(slice));
}
