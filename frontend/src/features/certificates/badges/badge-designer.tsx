import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { LinkedInButtons } from '../detail/linkedin-tips.tsx';
import { BadgeDownloads } from './badge-downloads.tsx';
import { BADGE_DESIGNS } from './badge-designs.ts';
import { BadgePreview } from './badge-preview.tsx';
import { badgeTextOf } from './create-badge.ts';
import { DesignChoice } from './design-choice.tsx';
import { LinkedInGuide } from './linkedin-guide.tsx';

const TEXT_LENGTH = 100;

/** Lets the learner choose a design and what the badge says; the preview follows. */
export function BadgeDesigner({ certificate }: { certificate: Certificate }) {
  const own = badgeTextOf(certificate);
  const [designId, setDesignId] = useState(BADGE_DESIGNS[0]!.id);
  const [name, setName] = useState(own.name);
  const [title, setTitle] = useState(own.title);
  const design = BADGE_DESIGNS.find(({ id }) => id === designId)!;
  const text = { ...own, name: name.trim(), title: title.trim() };
  const isOwn = text.name === own.name && text.title === own.title;
  const reset = () => {
    setName(own.name);
    setTitle(own.title);
  };
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap={{ base: '8', lg: '12' }}
      >
        <DesignChoice text={text} designId={designId} onChoose={setDesignId} />
        <Stack gap="5" gridRow={{ lg: '1' }} gridColumn={{ lg: '2' }}>
          <Box layerStyle="card" p="8" display="grid" placeItems="center">
            <Box width="min(100%, 16rem)">
              <BadgePreview
                design={design}
                text={text}
                alt={`Preview: ${design.name} badge for ${text.title}, ${text.name}`}
              />
            </Box>
          </Box>
          <Field label="Your Name">
            <Input
              value={name}
              maxLength={TEXT_LENGTH}
              dir="auto"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label="Course Title">
            <Input
              value={title}
              maxLength={TEXT_LENGTH}
              dir="auto"
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
          <Box minH="5lh" textStyle="small">
            {isOwn ? (
              <chakra.p color="fg.muted">
                The files carry your signed credential, so the badge can be verified wherever you
                upload it.
              </chakra.p>
            ) : (
              <>
                <chakra.p color="signal.fg">
                  This text differs from your certificate, so the files are pictures only. A signed
                  badge always carries the name and title of the certificate.
                </chakra.p>
                <Button size="sm" variant="plain" onClick={reset}>
                  Use the Certificate’s Name and Title
                </Button>
              </>
            )}
          </Box>
          <BadgeDownloads certificate={certificate} design={design} text={text} isSigned={isOwn} />
        </Stack>
      </Box>
      <Box as="section" aria-labelledby="linkedin-guide">
        <chakra.h2 id="linkedin-guide" textStyle="h2">
          Add it to LinkedIn in five steps
        </chakra.h2>
        <LinkedInGuide />
        <Box mt="6">
          <LinkedInButtons certificate={certificate} />
        </Box>
      </Box>
    </Stack>
  );
}
