import type { Certificate } from '@learning/shared/contract/certificates';
import { bakePng } from '@learning/shared/credentials/baking/bake-png';
import { bakeSvg } from '@learning/shared/credentials/baking/bake-svg';

/** Returns the signed credential as issued. */
export function jwtFile({ credential }: Certificate): Blob {
  return new Blob([credential], { type: 'application/vc+jwt' });
}

/** Returns the credential as JSON: readable, and with the signed token inside it, which is what verifies. */
export function jsonFile({ credential }: Certificate): Blob {
  const json = {
    '@context': 'https://www.w3.org/ns/credentials/v2',
    type: 'EnvelopedVerifiableCredential',
    id: `data:application/vc+jwt,${credential}`,
  };
  return new Blob([JSON.stringify(json, null, 2)], { type: 'application/json' });
}

/** Writes the signed credential into a badge. */
export function bakedSvgFile(svg: string, { credential }: Certificate): Blob {
  return new Blob([bakeSvg(svg, credential)], { type: 'image/svg+xml' });
}

/** Writes the signed credential into a badge. */
export function bakedPngFile(png: Uint8Array<ArrayBuffer>, { credential }: Certificate): Blob {
  return new Blob([bakePng(png, credential)], { type: 'image/png' });
}
