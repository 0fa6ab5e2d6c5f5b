import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { OperatorDispute } from '@learning/shared/contract/operators/disputes';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { saveFile } from '#lib/save-file.ts';
import { disputesQuery, evidenceQuery } from '#queries/operator/desk.ts';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Column } from '../data-table/column.ts';
import { PagedTable } from '../data-table/paged-table.tsx';
import { changedSearch, type TableSearch } from '../data-table/table-search.ts';
import { dataUrlOf, evidencePdfFile, type ShownEvidence } from './evidence-files.ts';
import { Facts } from '../facts/facts.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { OperatorPage } from '../shell/operator-page.tsx';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** Renders `/admin/disputes`: disputed payments, and the evidence for one of them. */
export function DisputesPage({ search, onSearch }: Props) {
  const dispute = typeof search['dispute'] === 'string' ? search['dispute'] : undefined;
  return (
    <OperatorPage
      title="Disputes"
      lead="The bank takes evidence once and decides. What is shown here is composed from what is stored."
    >
      {() =>
        dispute === undefined ? (
          <DisputesTable search={search} onSearch={onSearch} />
        ) : (
          <EvidenceView
            disputeId={dispute}
            onClose={() => onSearch(changedSearch(search, { dispute: undefined }))}
          />
        )
      }
    </OperatorPage>
  );
}

const disputesOf = ({ disputes }: { disputes: readonly OperatorDispute[] }) => disputes;

function DisputesTable({ search, onSearch }: Props) {
  const columns = useMemo(
    () => columnsOf((dispute) => onSearch({ ...search, dispute })),
    [onSearch, search],
  );
  return (
    <PagedTable
      query={disputesQuery}
      rowsOf={disputesOf}
      label="Disputes"
      columns={columns}
      rowId={({ disputeId }) => disputeId}
      search={search}
      onSearch={onSearch}
      defaultSort="-at"
      empty={
        <EmptyState title="No disputes">No bank questions a payment at the moment.</EmptyState>
      }
    />
  );
}

/** `needs_response` → `Needs response`, as Stripe calls it. */
const words = (name: string) => {
  const text = name.replaceAll('_', ' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

function answerBy({ dueAt, canSend }: OperatorDispute): string {
  if (dueAt === null) return 'No answer possible';
  return canSend ? printDateAndTime(dueAt) : `${printDateAndTime(dueAt)}, closed`;
}

function columnsOf(onOpen: (disputeId: string) => void): readonly Column<OperatorDispute>[] {
  return [
    {
      id: 'order',
      title: 'Order',
      value: ({ orderId }) => orderId,
      cell: ({ disputeId, orderId }) => (
        <Button
          variant="plain"
          size="sm"
          css={{ px: '0', minH: '6' }}
          onClick={() => onOpen(disputeId)}
        >
          {orderId}
        </Button>
      ),
    },
    {
      id: 'amount',
      title: 'Amount',
      value: ({ amount }) => amount,
      cell: ({ amount }) => dollars(amount),
      isNumeric: true,
    },
    { id: 'why', title: 'Bank’s reason', value: ({ reason }) => words(reason) },
    {
      id: 'status',
      title: 'Status',
      value: ({ status }) => words(status),
      cell: ({ status, canSend }) => (
        <Badge colorPalette={canSend ? 'danger' : 'neutral'}>{words(status)}</Badge>
      ),
      hasFilter: true,
    },
    {
      id: 'due',
      title: 'Answer by',
      value: ({ dueAt, canSend }) => (canSend ? dueAt : null),
      cell: ({ dueAt, canSend }) => (canSend && dueAt ? printDateAndTime(dueAt) : '–'),
    },
    {
      id: 'at',
      title: 'Opened',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{printDateAndTime(createdAt)}</time>,
    },
  ];
}

function EvidenceView({ disputeId, onClose }: { disputeId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(evidenceQuery(disputeId));
  const [isSending, setIsSending] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const [problem, setProblem] = useState('');
  const back = (
    <Box>
      <Button variant="plain" size="sm" onClick={onClose}>
        Back to Disputes
      </Button>
    </Box>
  );
  if (!data) {
    return (
      <Stack gap="4">
        {back}
        {error ? (
          <ErrorState title="This dispute could not be loaded" onRetry={() => void refetch()}>
            {userMessageOf(error)}
          </ErrorState>
        ) : (
          <Skeleton height="64" />
        )}
      </Stack>
    );
  }
  const { dispute, parts } = data;
  const download = async () => {
    setIsComposing(true);
    setProblem('');
    try {
      saveFile(`evidence-${dispute.orderId}.pdf`, await evidencePdfFile(data));
    } catch {
      setProblem('The PDF could not be made. Check your connection and try again.');
    } finally {
      setIsComposing(false);
    }
  };
  return (
    <Stack gap="4" maxW="3xl">
      {back}
      <Panel as="section" aria-label={`Evidence for ${dispute.orderId}`}>
        <HStack gap="3" flexWrap="wrap">
          <chakra.h2 textStyle="h4">{`${dollars(dispute.amount)}, order ${dispute.orderId}`}</chakra.h2>
          <Badge colorPalette={dispute.canSend ? 'danger' : 'neutral'}>
            {words(dispute.status)}
          </Badge>
        </HStack>
        <Facts
          facts={[
            ['Bank’s reason', words(dispute.reason)],
            ['Answer by', answerBy(dispute)],
            ...(dispute.sentBy && dispute.sentAt
              ? [
                  [
                    'Sent',
                    `${dispute.sentBy}, ${printDateAndTime(dispute.sentAt)}, ${dispute.hasFile ? 'with the PDF' : 'without a PDF'}`,
                  ] as const,
                ]
              : []),
          ]}
        />
        {parts.map((part) => (
          <Box key={part.name} mt="5">
            <chakra.h3 textStyle="label">{part.title}</chakra.h3>
            <chakra.p
              mt="1"
              textStyle="small"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              maxH="72"
              overflowY="auto"
              tabIndex={0}
            >
              {part.text || '–'}
            </chakra.p>
          </Box>
        ))}
        <HStack gap="3" mt="6" flexWrap="wrap">
          {dispute.canSend && (
            <Button size="sm" onClick={() => setIsSending(true)}>
              Send to Stripe
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            pendingText={isComposing && 'Making the PDF...'}
            onClick={() => void download()}
          >
            Download as PDF
          </Button>
        </HStack>
        <div role="alert">
          {problem !== '' && (
            <chakra.p mt="3" color="danger.fg" textStyle="small">
              {problem}
            </chakra.p>
          )}
        </div>
      </Panel>
      <SendDialog evidence={data} open={isSending} onClose={() => setIsSending(false)} />
    </Stack>
  );
}

interface SendProps {
  evidence: ShownEvidence;
  open: boolean;
  onClose: () => void;
}

function SendDialog({ evidence, open, onClose }: SendProps) {
  const { disputeId } = evidence.dispute;
  const [statement, setStatement] = useState('');
  const send = useOperatorMutation('sendDisputeEvidence');
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Send the evidence to Stripe?"
      submitText="Send to Stripe"
      pendingText="Sending..."
      onSubmit={async (reason) => {
        const said = statement.trim();
        const file = await dataUrlOf(await evidencePdfFile(evidence, said));
        const body = { ...(said === '' ? {} : { statement: said }), file, reason };
        await send.mutateAsync({ params: { disputeId }, body });
      }}
    >
      <chakra.p color="fg.muted">
        Stripe gets the texts and the PDF, and passes them to the bank. The bank takes them once:
        you can’t change or add anything afterward.
      </chakra.p>
      <Field label="Statement (optional)" helperText="It stands before everything else.">
        <Textarea
          name="statement"
          rows={4}
          maxLength={2000}
          value={statement}
          onChange={(event) => setStatement(event.target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}
