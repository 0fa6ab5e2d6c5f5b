import type { FrameworkAreas } from '@learning/shared/contract/certificates';
import type { CertificateRecord } from '../certificate-records.ts';

/** The frameworks whose areas a certificate names, and the sites of their owners. The mapping is the curriculum's own. */
const FRAMEWORKS = {
  shrm: { name: 'SHRM Body of Applied Skills and Knowledge', url: 'https://www.shrm.org/' },
  hrci: { name: 'HRCI exam content outlines', url: 'https://www.hrci.org/' },
} as const;

/** Returns the frameworks that a course is mapped to. */
export function frameworksOf(
  areas: CertificateRecord['frameworks'],
): (FrameworkAreas & { url: string })[] {
  return (['shrm', 'hrci'] as const)
    .filter((framework) => areas[framework].length > 0)
    .map((framework) => ({
      framework,
      frameworkName: FRAMEWORKS[framework].name,
      url: FRAMEWORKS[framework].url,
      areas: areas[framework],
    }));
}
