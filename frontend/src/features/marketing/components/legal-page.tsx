import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { TextPage } from '@learning/content/site/copy';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Note } from '#ui/note.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { printDay } from '#lib/print-date.ts';

interface Props {
  page: TextPage;
  /** `/terms`, `/privacy` or `/cookies`. */
  path: string;
}

/** Renders a page of terms: contents on the left of wide screens, then one section per heading. Source: rules/wording.md W4 */
export function LegalPage({ page, path }: Props) {
  const { title, intro, updatedOn, reviewNotice, sections } = page;
  const printed = sections.map((section) => ({ ...section, id: anchorOf(section.title) }));
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHead title={title} description={intro} path={path} />
      <PageHeader title={title} lead={intro} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 40rem)' }}
        columnGap="16"
        rowGap="8"
        alignItems="start"
      >
        <chakra.nav aria-label="On this page" position={{ lg: 'sticky' }} top="8">
          <chakra.p textStyle="label" color="fg.muted" mb="3">
            On this page
          </chakra.p>
          <Stack as="ul" gap={{ base: '0', lg: '1' }}>
            {printed.map((section) => (
              <li key={section.id}>
                <OutsideLink
                  href={`#${section.id}`}
                  textDecorationLine="none"
                  display="flex"
                  alignItems="center"
                  minH={{ base: '11', lg: '0' }}
                  py="1"
                >
                  {section.title}
                </OutsideLink>
              </li>
            ))}
          </Stack>
        </chakra.nav>
        <Box minW="0">
          <chakra.p color="fg.muted">
            Version of <time dateTime={updatedOn}>{printDay(updatedOn)}</time>
          </chakra.p>
          {reviewNotice && (
            <Note colorPalette="neutral" textStyle="small" mt="4">
              {reviewNotice}
            </Note>
          )}
          {printed.map((section) => (
            <LegalSection key={section.id} {...section} />
          ))}
        </Box>
      </Box>
    </PageContainer>
  );
}

function LegalSection({
  id,
  title,
  paragraphs,
  items = [],
}: TextPage['sections'][number] & { id: string }) {
  return (
    <chakra.section aria-labelledby={id} mt="10">
      <chakra.h2 id={id} textStyle="h3" scrollMarginTop="8">
        {title}
      </chakra.h2>
      {paragraphs.map((paragraph) => (
        <chakra.p key={paragraph} mt="3">
          {paragraph}
        </chakra.p>
      ))}
      {items.length > 0 && (
        <chakra.ul mt="3" ps="5" listStyleType="disc" display="grid" gap="1.5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

/** Returns the heading's address on its page: 'Free trial' becomes `free-trial`. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
