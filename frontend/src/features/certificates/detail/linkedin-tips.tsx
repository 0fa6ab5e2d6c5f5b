import { useQuery } from '@tanstack/react-query';
import { configQuery } from '#queries/config.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import ExternalLink from 'lucide-react/icons/external-link';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#ui/button.tsx';
import { profileAddress, shareAddress } from '../linkedin-links.ts';
import { copyLink, shareCertificate } from '../share-certificate.ts';
import { Buttons, Section } from './detail-section.tsx';

/** Leads to LinkedIn with the certificate's facts filled in, and says what to do there. */
export function LinkedInTips({ certificate }: { certificate: Certificate }) {
  return (
    <Section title="Share">
      <LinkedInButtons certificate={certificate} />
      <chakra.p textStyle="label" mt="5">
        Adding it to your LinkedIn profile
      </chakra.p>
      <chakra.ul textStyle="small" color="fg.muted" mt="2" ps="5" listStyleType="disc">
        <li>
          “Add to LinkedIn profile” opens LinkedIn’s form with name, organization, date, ID and
          address filled in.
        </li>
        <li>Recruiters who click “Show credential” there land on your public page.</li>
        <li>Skills are yours to add there. They make the entry easier to find.</li>
      </chakra.ul>
    </Section>
  );
}

/** The buttons that lead to LinkedIn, that open the device’s share sheet where there is one, and that copy the link. */
export function LinkedInButtons({ certificate }: { certificate: Certificate }) {
  const { data: config } = useQuery(configQuery);
  return (
    <Buttons>
      <Button asChild>
        <a
          href={profileAddress(certificate, config?.linkedInOrganizationId)}
          target="_blank"
          rel="noreferrer"
        >
          Add to LinkedIn profile
          <ExternalLink aria-hidden="true" />
        </a>
      </Button>
      <Button asChild variant="outline">
        <a href={shareAddress(certificate)} target="_blank" rel="noreferrer">
          Share on LinkedIn
          <ExternalLink aria-hidden="true" />
        </a>
      </Button>
      {'share' in navigator && (
        <Button
          variant="outline"
          colorPalette="neutral"
          onClick={() => void shareCertificate(certificate)}
        >
          <Share2 aria-hidden="true" />
          Share
        </Button>
      )}
      <Button variant="outline" colorPalette="neutral" onClick={() => void copyLink(certificate)}>
        Copy Link
      </Button>
    </Buttons>
  );
}
