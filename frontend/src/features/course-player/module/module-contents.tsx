import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Module } from '@learning/shared/contract/catalog';
import { type MouseEvent, useMemo, useRef } from 'react';
import { type Section, sectionsOf } from './module-sections.ts';
import { goToElement } from '../reading-position/page-place.ts';
import { useCurrentHeading } from '../reading-position/use-current-heading.ts';

/** A module with fewer sections needs no table of contents. */
const FEWEST_SECTIONS = 3;

/** Table of contents: beside the text on wide screens, else a list that opens above it. */
export function ModuleContents({ module }: { module: Module }) {
  const sections = useMemo(() => sectionsOf(module), [module]);
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useCurrentHeading(ids);
  const folded = useRef<HTMLDetailsElement>(null);
  if (sections.length < FEWEST_SECTIONS) return null;

  const links = (
    <SectionLinks
      sections={sections}
      current={current}
      onSelect={() => {
        if (folded.current) folded.current.open = false;
      }}
    />
  );
  return (
    <chakra.nav
      aria-label="In this module"
      css={{
        _beside: { gridColumn: 2, gridRow: '1 / span 2' },
        '@media print': { display: 'none' },
      }}
    >
      <chakra.details
        ref={folded}
        borderYWidth="1px"
        mb="10"
        css={{ _beside: { display: 'none' } }}
      >
        <chakra.summary
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          minH="12"
          textStyle="label"
          cursor="button"
        >
          In this module
        </chakra.summary>
        <Box pb="4">{links}</Box>
      </chakra.details>
      <Box
        display="none"
        position="sticky"
        top="calc({sizes.playerHeader} + 2.5rem)"
        maxH="calc(100dvh - {sizes.playerHeader} - 5rem)"
        overflowY="auto"
        css={{ _beside: { display: 'block' } }}
      >
        <chakra.p textStyle="label" ps="4" mb="2">
          In this module
        </chakra.p>
        {links}
      </Box>
    </chakra.nav>
  );
}

/** Takes the place of the folded table of contents while the module loads. Every lesson has enough sections for one. */
export function ModuleContentsPlace() {
  return (
    <Box
      aria-hidden="true"
      borderYWidth="1px"
      mb="10"
      display="flex"
      alignItems="center"
      minH="calc({sizes.12} + 2px)"
      textStyle="label"
      css={{
        '@container (min-width: 60rem)': { display: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      In this module
    </Box>
  );
}

interface LinksProps {
  sections: Section[];
  current: string | undefined;
  onSelect: () => void;
}

function SectionLinks({ sections, current, onSelect }: LinksProps) {
  const go = (event: MouseEvent, id: string) => {
    // With a modifier key the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
    const target = document.getElementById(id);
    if (target) goToElement(target);
  };
  return (
    <ol>
      {sections.map(({ id, text, depth }) => (
        <li key={id}>
          <chakra.a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => go(event, id)}
            display="block"
            py="1.5"
            ps={depth > 2 ? '8' : '4'}
            textStyle="small"
            color="fg.muted"
            borderInlineStartWidth="2px"
            css={{
              '&:hover': { color: 'fg' },
              '&[aria-current]': { color: 'fg', borderColor: 'accent.solid' },
            }}
          >
            {text}
          </chakra.a>
        </li>
      ))}
    </ol>
  );
}
