import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { ReactNode } from 'react';
import type { Cases, PublicAttributes } from '#public/attributes.ts';
import { Panel } from '#ui/panel.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { REVOCATION_REASONS } from './check-texts.ts';
import { CheckedPanel } from './checked-panel.tsx';

const reasons = Object.keys(REVOCATION_REASONS) as Cases['reason'][];

/** What the script copies and fills after each check: who, what and when, then how it was checked, then what can be done next. */
export function DetailsTemplate() {
  return (
    <template data-template="details">
      <Stack gap="6">
        <Changes />
        <FactsPanel />
        <ActivitiesPanel />
        <CheckedPanel />
        <HStack flexWrap="wrap" columnGap="6" rowGap="2">
          <StepLink href="/verify">Check another certificate</StepLink>
          <StepLink data-link="signed-credential" download="">
            Download the signed credential (.jwt)
          </StepLink>
        </HStack>
      </Stack>
    </template>
  );
}

const StepLink = chakra(OutsideLink, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '11' },
});

/** Says when and why a certificate was withdrawn or replaced, and leads to the newer one. */
function Changes() {
  return (
    <>
      <Panel as="section" aria-label="Replaced" data-case="change=replaced">
        <p>
          Replaced
          <ChangeDate />.
        </p>
        <StepLink data-link="newer-certificate">Check the newer certificate</StepLink>
      </Panel>
      <Panel as="section" aria-label="Withdrawn" data-case="change=revoked">
        <p>
          Withdrawn
          <ChangeDate />.{' '}
          {reasons.map((reason) => (
            <span key={reason} data-case={`reason=${reason}`}>
              {REVOCATION_REASONS[reason]}
            </span>
          ))}
        </p>
      </Panel>
    </>
  );
}

function ChangeDate() {
  return (
    <span data-if-text="changed-on">
      {' on '}
      <span data-text="changed-on" />
    </span>
  );
}

function FactsPanel() {
  return (
    <Panel
      as="section"
      aria-labelledby="certificate-title"
      data-if-text="course-title"
      overflowWrap="anywhere"
    >
      <chakra.h2 id="certificate-title" textStyle="h3" data-text="course-title" />
      <chakra.p color="fg.muted" mt="1" data-if-text="description" data-text="description" />
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="4"
        mt="4"
      >
        <Fact title="Awarded to" data-case="holder=named">
          <span data-text="holder" />
        </Fact>
        <Fact title="Awarded to" data-case="holder=private">
          The holder keeps the name private
        </Fact>
        <Fact title="Issued by" data-if-text="issuer">
          <span data-text="issuer" />
        </Fact>
        <Fact title="Completed on" data-if-text="completed-on">
          <span data-text="completed-on" />
        </Fact>
        <Fact title="Issued on" data-if-text="issued-on">
          <span data-text="issued-on" />
        </Fact>
        <Fact title="Valid until" data-if-text="valid-until">
          <span data-text="valid-until" />
        </Fact>
        <Fact title="Instruction hours" data-if-text="hours">
          <span data-text="hours" />
        </Fact>
        <Fact title="Certificate ID" data-if-text="certificate-id">
          <span data-text="certificate-id" />
        </Fact>
      </chakra.dl>
      <chakra.p color="fg.muted" mt="4" data-if-text="criteria">
        What it took: <span data-text="criteria" />
      </chakra.p>
    </Panel>
  );
}

interface FactProps extends Pick<PublicAttributes, 'data-case' | 'data-if-text'> {
  title: string;
  children: ReactNode;
}

function Fact({ title, children, ...shown }: FactProps) {
  return (
    <div {...shown}>
      <chakra.dt textStyle="small" color="fg.muted">
        {title}
      </chakra.dt>
      <dd>{children}</dd>
    </div>
  );
}

function ActivitiesPanel() {
  return (
    <Panel as="section" aria-labelledby="activities-title" data-if-text="activity-count">
      <chakra.h2 id="activities-title" textStyle="h3">
        Activities passed
      </chakra.h2>
      <chakra.table
        width="100%"
        mt="3"
        css={{
          '& th, & td': { paddingBlock: '2', borderTopWidth: '1px', verticalAlign: 'top' },
          '& thead th': { borderTopWidth: '0', color: 'fg.muted', textStyle: 'small' },
          '& th': { textAlign: 'start', fontWeight: 'normal' },
          '& tr > :last-child': { textAlign: 'end', whiteSpace: 'nowrap', paddingStart: '4' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Activity</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          <tr data-repeat="activity">
            <chakra.th scope="row">
              <span data-text="activity" />
              <chakra.span
                display="block"
                textStyle="small"
                color="fg.muted"
                data-if-text="activity-kind"
                data-text="activity-kind"
              />
            </chakra.th>
            <chakra.td fontVariantNumeric="tabular-nums" data-text="activity-score" />
          </tr>
        </tbody>
      </chakra.table>
    </Panel>
  );
}
