import type { Certificate } from '@learning/shared/contract/certificates';
import { bakePng } from '@learning/shared/credentials/baking/bake-png';
import { bakeSvg } from '@learning/shared/credentials/baking/bake-svg';
import { provedCredential } from '@learning/shared/credentials/issuing/signed-documents';

/** Returns the signed credential as issued. */
export function jwtFile({ credential }: Pick<Certificate, 'credential'>): Blob {
  return new Blob([credential], { type: 'application/vc+jwt' });
}

/** Returns the credential as JSON with its proof inside. A certificate without one is wrapped as its token, which verifies as well. */
export function jsonFile({ credential, proof }: Pick<Certificate, 'credential' | 'proof'>): Blob {
  const enveloped = {
    '@context': 'https://www.w3.org/ns/credentials/v2',
    type: 'EnvelopedVerifiableCredential',
    id: `data:application/vc+jwt,${credential}`,
  };
  const json = proof ? provedCredential(credential, proof) : enveloped;
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
