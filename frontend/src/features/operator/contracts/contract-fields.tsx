import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { TAX_ID_KINDS } from '@learning/shared/domain/money/tax-ids';
import type { ReactNode } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { CourseChoice } from '../course-choice.tsx';
import { DraftInput, type TextName } from '../draft-input.tsx';
import type { ContractDraft } from './contract-draft.ts';
import { PAYMENT_NAMES, RENEWAL_NAMES } from './contract-words.ts';

interface Props {
  draft: ContractDraft;
  onChange: (draft: ContractDraft) => void;
  /** What was agreed stays as it is. */
  isRunning: boolean;
}

/** The fields of a contract; of one that runs, those that can change. */
export function ContractFields({ draft, onChange, isRunning }: Props) {
  const set = (change: Partial<ContractDraft>) => onChange({ ...draft, ...change });
  const text = (
    name: TextName<ContractDraft>,
    label: string,
    more: { type?: string; help?: string } = {},
  ) => <DraftInput draft={draft} name={name} label={label} onChange={onChange} {...more} />;
  return (
    <Stack gap="6">
      {!isRunning && (
        <Group title="Customer">
          {text('companyName', 'Company')}
          {text('ownerEmail', 'Email of the team’s owner', {
            type: 'email',
            help: 'Their account gets the team. They can sign up later.',
          })}
        </Group>
      )}
      <Group title="Plan">
        {text('seats', 'Seats', { type: 'number', help: 'Includes the owner’s.' })}
        {text('price', 'Price of one term in US dollars', {
          help: isRunning ? 'From the next term on. Before tax.' : 'Before tax.',
        })}
        {!isRunning && text('termMonths', 'Months of a term', { type: 'number' })}
        {!isRunning && text('startsOn', 'First day', { type: 'date' })}
        <Field label="After each term">
          <Select
            value={draft.renewal}
            onChange={(renewal) => set({ renewal: renewal as ContractDraft['renewal'] })}
          >
            <Names of={RENEWAL_NAMES} />
          </Select>
        </Field>
      </Group>
      <CourseChoice courseIds={draft.courseIds} onChange={(courseIds) => set({ courseIds })} />
      <Group title="Invoices">
        {!isRunning && (
          <Field label="Payment">
            <Select
              value={draft.payment}
              onChange={(payment) => set({ payment: payment as ContractDraft['payment'] })}
            >
              <Names of={PAYMENT_NAMES} />
            </Select>
          </Field>
        )}
        {!isRunning && text('netDays', 'Days until an invoice is due', { type: 'number' })}
        {text('graceDays', 'Days of grace', {
          type: 'number',
          help: 'Access stays for so long after the due date.',
        })}
        {text('billingName', 'Billing contact')}
        {text('billingEmail', 'Email of the billing contact', { type: 'email' })}
        {text('purchaseOrderNumber', 'Purchase order number')}
        {text('line1', 'Street')}
        {text('city', 'City')}
        {text('state', 'State')}
        {text('postalCode', 'Postal code')}
        {text('country', 'Country code')}
        <Field label="Kind of tax ID">
          <Select value={draft.taxType} onChange={(taxType) => set({ taxType })}>
            <option value="">None</option>
            {TAX_ID_KINDS.map(({ type, label }) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {draft.taxType !== '' && text('taxValue', 'Tax ID')}
      </Group>
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="3">
        {title}
      </chakra.legend>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {children}
      </Box>
    </chakra.fieldset>
  );
}

function Names({ of: names }: { of: Record<string, string> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
