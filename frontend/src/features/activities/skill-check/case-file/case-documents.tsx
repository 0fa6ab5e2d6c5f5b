import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { CaseDocument, CaseFile } from '@learning/shared/contract/case-files';
import { Fragment, useId } from 'react';
import { TableDocument } from './table-document.tsx';

/** How each kind of document is named above its title and in the buttons that lead to it. */
const KIND_NAMES: Record<CaseDocument['kind'], string> = {
  mail: 'Mail',
  chat: 'Chat',
  log: 'Log',
  policy: 'Policy',
  table: 'Table',
};

interface Props extends Pick<CaseFile, 'documents'> {
  /** In a pane of its own, in which the buttons stay in view. */
  isBeside?: boolean;
}

/** Shows the documents of a case file one below the other, with a row of buttons that lead to them. */
export function CaseDocuments({ documents, isBeside = false }: Props) {
  const id = useId();
  return (
    <>
      <chakra.nav
        aria-label="Documents"
        position={isBeside ? 'sticky' : 'static'}
        top="0"
        zIndex="1"
        bg="bg.panel"
        py="2"
        mx={isBeside ? { base: '-4', md: '-6' } : '0'}
        px={isBeside ? { base: '3', md: '6' } : '0'}
        css={{ '@media (max-height: 30rem)': { position: 'static' } }}
      >
        <chakra.ol
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(2.75rem, 1fr))"
          gap="0.5"
          listStyleType="none"
        >
          {documents.map(({ kind, title }, index) => (
            <chakra.li key={title}>
              <chakra.button
                type="button"
                aria-label={`${index + 1} ${KIND_NAMES[kind]}: ${title}`}
                onClick={() => document.getElementById(`${id}-${index}`)?.focus()}
                width="full"
                minH="11"
                borderRadius="l2"
                borderWidth="1px"
                cursor="button"
                textStyle="fine"
                color="fg.muted"
                _hover={{ bg: 'accent.subtle' }}
              >
                <chakra.span
                  display="block"
                  fontWeight="semibold"
                  color="fg"
                  fontVariantNumeric="tabular-nums"
                >
                  {index + 1}
                </chakra.span>{' '}
                {KIND_NAMES[kind]}
              </chakra.button>
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.nav>
      {documents.map((shown, index) => (
        <chakra.article
          key={shown.title}
          aria-labelledby={`${id}-${index}`}
          layerStyle="card"
          mt="4"
          px={{ base: '4', md: '5' }}
          py="4"
        >
          <chakra.h3
            id={`${id}-${index}`}
            tabIndex={-1}
            outline="none"
            textStyle="h4"
            // Below the row of buttons.
            scrollMarginTop="20"
          >
            <chakra.span display="block" textStyle="eyebrow" fontFamily="body" color="fg.muted">
              {index + 1} · {KIND_NAMES[shown.kind]}
            </chakra.span>
            {shown.title}
          </chakra.h3>
          <Box mt="3" textStyle="body" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            <Body document={shown} />
          </Box>
        </chakra.article>
      ))}
    </>
  );
}

function Body({ document: shown }: { document: CaseDocument }) {
  switch (shown.kind) {
    case 'mail':
      return (
        <>
          <Terms
            layout="label"
            rows={[
              { term: 'From', text: shown.from },
              { term: 'To', text: shown.to },
              { term: 'Sent', text: shown.at },
            ]}
          />
          <Box mt="3" pt="3" borderTopWidth="1px" display="grid" gap="3">
            {shown.paragraphs.map((paragraph) => (
              <chakra.p key={paragraph}>{paragraph}</chakra.p>
            ))}
          </Box>
        </>
      );
    case 'chat':
      return (
        <Terms
          layout="message"
          rows={shown.messages.map(({ from, at, text }) => ({ term: `${from}, ${at}`, text }))}
        />
      );
    case 'log':
      return (
        <Terms layout="entry" rows={shown.entries.map(({ at, text }) => ({ term: at, text }))} />
      );
    case 'policy':
      return (
        <Terms
          layout="message"
          rows={shown.sections.map(({ heading, text }) => ({ term: heading, text }))}
        />
      );
    case 'table':
      return <TableDocument document={shown} />;
  }
}

interface TermsProps {
  /** Beside a short label, beside a time, or below its heading. */
  layout: 'label' | 'entry' | 'message';
  rows: readonly { term: string; text: string }[];
}

function Terms({ layout, rows }: TermsProps) {
  const isBeside = layout !== 'message';
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={
        layout === 'label'
          ? '3rem minmax(0, 1fr)'
          : layout === 'entry'
            ? '6.5rem minmax(0, 1fr)'
            : 'minmax(0, 1fr)'
      }
      columnGap="4"
      rowGap={isBeside ? '2' : '0'}
    >
      {rows.map(({ term, text }) => (
        <Fragment key={`${term} ${text}`}>
          <chakra.dt textStyle="label" color="fg.muted" pt={isBeside ? '0.5' : '0'}>
            {term}
          </chakra.dt>
          <chakra.dd pb={isBeside ? '0' : '3'}>{text}</chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  );
}
