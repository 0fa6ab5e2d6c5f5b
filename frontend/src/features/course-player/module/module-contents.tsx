import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Module } from '@learning/shared/contract/catalog';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useMemo, useRef } from 'react';
import { type Section, sectionsOf } from './module-sections.ts';
import { goToElement } from '../reading-position/page-place.ts';
import { useCurrentHeading } from '../reading-position/use-current-heading.ts';
import { type ModuleStep, stepNamed, TAKE_AWAY } from '../steps/module-steps.ts';

/** A module with fewer sections needs no table of contents. */
const FEWEST_SECTIONS = 3;

interface Props {
  module: Module;
  steps: readonly ModuleStep[];
  /** The open step. */
  step: ModuleStep;
}

/** Table of contents: beside the text on wide screens, else a list that opens above the first step. */
export function ModuleContents({ module, steps, step }: Props) {
  const sections = useMemo(
    () =>
      sectionsOf(module).map((section) => ({
        ...section,
        stepId: stepNamed(steps, module.body, [section.id])?.id ?? TAKE_AWAY,
      })),
    [module, steps],
  );
  const ids = useMemo(
    () => sections.filter(({ stepId }) => stepId === step.id).map(({ id }) => id),
    [sections, step.id],
  );
  const current = useCurrentHeading(ids);
  const folded = useRef<HTMLDetailsElement>(null);
  if (sections.length < FEWEST_SECTIONS) return null;

  const links = (
    <SectionLinks
      module={module}
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
        display={step === steps[0] ? 'block' : 'none'}
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
  module: Module;
  sections: (Section & { stepId: string })[];
  current: string | undefined;
  onSelect: () => void;
}

function SectionLinks({ module, sections, current, onSelect }: LinksProps) {
  const navigate = useNavigate();
  const go = (event: MouseEvent, id: string, stepId: string) => {
    // With a modifier key the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
    const target = document.getElementById(id);
    if (target) return goToElement(target);
    void navigate({
      to: '/course/$courseId/play',
      params: { courseId: String(module.courseId) },
      search: { module: module.id, step: stepId },
      hash: id,
    });
    return undefined;
  };
  return (
    <ol>
      {sections.map(({ id, text, depth, stepId }) => (
        <li key={id}>
          <chakra.a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => go(event, id, stepId)}
            display="flex"
            alignItems="center"
            minH={{ base: '11', md: '0' }}
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
