import { frameworkAreas } from '@learning/content/site/framework-areas';
import type { FrameworkAreas } from '@learning/shared/contract/certificates';
import type { MappedFramework } from '@learning/shared/credentials/issuing/build-credential';
import type { CertificateRecord } from '../certificate-records.ts';

type Areas = CertificateRecord['frameworks'];

/** Returns the frameworks whose areas a certificate prints. The mapping is the curriculum's own. */
export function frameworksOf(areas: Areas): FrameworkAreas[] {
  return (['shrm', 'hrci'] as const)
    .filter((framework) => areas[framework].length > 0)
    .map((framework) => ({
      framework,
      frameworkName: frameworkAreas[framework].name,
      areas: areas[framework],
    }));
}

/** Returns all frameworks that a course is mapped to: a credential has room for those that a certificate does not print. */
export function alignedFrameworks(areas: Areas): MappedFramework[] {
  const cipd = areas.cipd ?? [];
  return [
    ...frameworksOf(areas),
    ...(cipd.length > 0
      ? [{ framework: 'cipd', frameworkName: frameworkAreas.cipd.name, areas: cipd }]
      : []),
  ];
}
