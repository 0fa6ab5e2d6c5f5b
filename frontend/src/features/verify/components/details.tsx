import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { ReactNode } from 'react';
import type { PublicAttributes } from '#public/attributes.ts';
import { Panel } from '#ui/panel.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { CheckedPanel } from './checked-panel.tsx';

/** What the script copies and fills after each check: who, what and when, then how it was checked, then what can be done next. */
export function DetailsTemplate() {
  return (
    <template data-template="details">
      <Stack gap="6">
        <Changes />
        <FactsPanel />
        <ContainedPanel />
        <ResultsPanel />
        <ActivitiesPanel />
        <CheckedPanel />
        <HStack flexWrap="wrap" columnGap="6" rowGap="2">
          <StepLink href="/verify">Check another certificate</StepLink>
          <StepLink data-if="signed-credential" data-link="signed-credential" download="">
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

/** Says when a certificate was withdrawn or replaced, and leads to the newer one. Why is between issuer and holder. Source: rules/certificates.md K19 */
function Changes() {
  return (
    <>
      <Panel as="section" aria-label="Replaced" data-if="change=replaced">
        <p>
          Replaced
          <ChangeDate />.
        </p>
        <StepLink data-if="newer-certificate" data-link="newer-certificate">
          Check the newer certificate
        </StepLink>
      </Panel>
      <Panel as="section" aria-label="Withdrawn" data-if="change=revoked">
        <p>
          Withdrawn by the issuer
          <ChangeDate />.
        </p>
      </Panel>
    </>
  );
}

function ChangeDate() {
  return (
    <span data-if="changed-on">
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
      data-if="course-title"
      overflowWrap="anywhere"
    >
      <chakra.h2 id="certificate-title" textStyle="h3" data-text="course-title" />
      <chakra.p color="fg.muted" mt="1" data-if="description" data-text="description" />
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="4"
        mt="4"
      >
        <Fact title="Awarded to" data-if="holder">
          <span data-text="holder" />
        </Fact>
        <Fact title="Awarded to" data-if="holder-is-private">
          The holder keeps the name private
        </Fact>
        <Fact title="Issued by" data-if="issuer">
          <span data-text="issuer" />
        </Fact>
        <Fact title="Completed on" data-if="completed-on">
          <span data-text="completed-on" />
        </Fact>
        <Fact title="Issued on" data-if="issued-on">
          <span data-text="issued-on" />
        </Fact>
        <Fact title="Valid until" data-if="valid-until">
          <span data-text="valid-until" />
        </Fact>
        <Fact title="Instruction hours" data-if="hours">
          <span data-text="hours" />
        </Fact>
        <Fact title="Certificate ID" data-if="certificate-id">
          <span data-text="certificate-id" />
        </Fact>
      </chakra.dl>
      <chakra.p color="fg.muted" mt="4" data-if="narrative" data-text="narrative" />
      <chakra.p color="fg.muted" mt="4" data-if="criteria">
        What it took: <span data-text="criteria" />
      </chakra.p>
    </Panel>
  );
}

interface FactProps extends Pick<PublicAttributes, 'data-if'> {
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

const ScoreTable = chakra('table', {
  base: {
    width: '100%',
    mt: '3',
    '& th, & td': { paddingBlock: '2', borderTopWidth: '1px', verticalAlign: 'top' },
    '& thead th': { borderTopWidth: '0', color: 'fg.muted', textStyle: 'small' },
    '& th': { textAlign: 'start', fontWeight: 'normal' },
    '& tr > :last-child': { textAlign: 'end', paddingStart: '4' },
  },
});

/** The certificates of a learner record, each verified on its own. */
function ContainedPanel() {
  return (
    <Panel
      as="section"
      aria-labelledby="contained-title"
      data-if="contained-count"
      overflowWrap="anywhere"
    >
      <chakra.h2 id="contained-title" textStyle="h3">
        Certificates in this record
      </chakra.h2>
      <ScoreTable>
        <thead>
          <tr>
            <th scope="col">Certificate</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          <tr data-repeat="contained">
            <th scope="row">
              <span data-text="contained-name" />
              <chakra.span
                display="block"
                textStyle="small"
                color="fg.muted"
                data-if="contained-date"
              >
                Completed on <span data-text="contained-date" />
              </chakra.span>
            </th>
            <chakra.td data-text="contained-state" />
          </tr>
        </tbody>
      </ScoreTable>
    </Panel>
  );
}

/** The results that are part of the signed credential. */
function ResultsPanel() {
  return (
    <Panel
      as="section"
      aria-labelledby="results-title"
      data-if="result-count"
      overflowWrap="anywhere"
    >
      <chakra.h2 id="results-title" textStyle="h3">
        Results
      </chakra.h2>
      <ScoreTable>
        <thead>
          <tr>
            <th scope="col">What was measured</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          <tr data-repeat="result">
            <chakra.th scope="row" data-text="result" />
            <chakra.td fontVariantNumeric="tabular-nums" data-text="result-value" />
          </tr>
        </tbody>
      </ScoreTable>
    </Panel>
  );
}

/** What our record says of single activities if the learner shows it; it is not part of the credential. */
function ActivitiesPanel() {
  return (
    <Panel as="section" aria-labelledby="activities-title" data-if="activity-count">
      <chakra.h2 id="activities-title" textStyle="h3">
        Activities
      </chakra.h2>
      <chakra.p mt="1" data-text="activity-count" />
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        From our records, shown at the holder’s wish. The signed credential doesn’t list them.
      </chakra.p>
      <ScoreTable css={{ '& tr > :last-child': { whiteSpace: 'nowrap' } }}>
        <thead>
          <tr>
            <th scope="col">Activity</th>
            <th scope="col">Result</th>
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
                data-if="activity-kind"
                data-text="activity-kind"
              />
            </chakra.th>
            <chakra.td fontVariantNumeric="tabular-nums" data-text="activity-score" />
          </tr>
        </tbody>
      </ScoreTable>
    </Panel>
  );
}
