import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { LearnerAccount } from '@learning/shared/contract/operators/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printShortDate } from '#lib/print-date.ts';
import { learnersQuery } from '#queries/operator/learners.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Column } from '../data-table/column.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import { SectionTable } from './section-table.tsx';

interface Props {
  /** The words of the address. */
  words: string;
  onSearch: (words: string) => void;
}

/** Renders `/admin/learners`: one field that takes whatever a learner or a bank wrote. */
export function LearnersPage({ words, onSearch }: Props) {
  const [text, setText] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length > 1) onSearch(text.trim());
  };
  return (
    <OperatorPage title="Learners">
      {() => (
        <>
          <chakra.search display="block" maxW="2xl" mb="8">
            <form onSubmit={submit}>
              <Field
                label="Find a learner"
                helperText="The beginning of an address or a name, or the id of an order, payment, certificate or account."
              >
                <HStack gap="2" width="100%">
                  <Input
                    type="search"
                    autoComplete="off"
                    ref={focusOnOpen}
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                  />
                  <Button type="submit" flexShrink="0">
                    Find
                  </Button>
                </HStack>
              </Field>
            </form>
          </chakra.search>
          {words && <Found words={words} />}
        </>
      )}
    </OperatorPage>
  );
}

/** The page is for this field, so that an operator types at once. */
const focusOnOpen = (field: HTMLInputElement | null) => field?.focus();

const columns: readonly Column<LearnerAccount>[] = [
  {
    id: 'email',
    title: 'Email',
    value: ({ email }) => email,
    cell: ({ email, learnerId }) => (
      <TextLink to="/admin/learners/$learnerId" params={{ learnerId }}>
        {email}
      </TextLink>
    ),
  },
  { id: 'name', title: 'Name', value: ({ name }) => name },
  {
    id: 'state',
    title: 'State',
    value: ({ status, isEnabled }) => `${status.toLowerCase()}${isEnabled ? '' : ', closed'}`,
  },
  {
    id: 'created',
    title: 'Created',
    value: ({ createdAt }) => (createdAt === null ? '–' : printShortDate(createdAt)),
  },
];

function Found({ words }: { words: string }) {
  const { data, error, refetch } = useQuery(learnersQuery(words));
  if (error && !data) {
    return (
      <ErrorState title="The search failed" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="32" />;
  return (
    <Box aria-live="polite">
      <SectionTable
        title="Found"
        columns={columns}
        rows={data.learners}
        rowId={({ learnerId }) => learnerId}
        none="No one found. Check the spelling: names are case-sensitive, and the search starts at the first letter of a name or address."
      />
    </Box>
  );
}
