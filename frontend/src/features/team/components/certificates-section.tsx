import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { TeamMember } from '@learning/shared/contract/teams';
import { PageSection } from '#components/layout/page-section.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { printDate } from '#lib/print-date.ts';

/** Lists the certificates that members have earned in the plan's courses, newest first, each with its verification page. */
export function CertificatesSection({ members }: { members: readonly TeamMember[] }) {
  const certificates = members
    .flatMap(({ email, courses }) =>
      courses.flatMap(({ title, certificate }) =>
        certificate ? { email, title, ...certificate } : [],
      ),
    )
    .toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt));
  return (
    <PageSection
      title="Certificates"
      lead="Each one has a page that anyone can use to check it, without an account."
    >
      {certificates.length === 0 ? (
        <chakra.p color="fg.muted">No one has earned a certificate in your plan yet.</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {certificates.map(({ certificateId, learnerName, email, title, issuedAt }) => (
            <chakra.li
              key={certificateId}
              borderBottomWidth="1px"
              py="3"
              _last={{ borderBottomWidth: '0' }}
            >
              <HStack justify="space-between" align="start" gap="4" flexWrap="wrap">
                <Box minW="0" flex="1 1 14rem">
                  <chakra.h3 fontWeight="semibold" overflowWrap="anywhere">
                    {learnerName}
                  </chakra.h3>
                  <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
                    {email}
                  </chakra.p>
                  <chakra.p textStyle="small" color="fg.muted">
                    {title}, {printDate(issuedAt)}
                  </chakra.p>
                </Box>
                <OutsideLink
                  href={`/verify/${certificateId}`}
                  aria-label={`Verify the certificate of ${learnerName} in ${title}`}
                >
                  Verify
                </OutsideLink>
              </HStack>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </PageSection>
  );
}
