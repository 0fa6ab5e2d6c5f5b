import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { InvoiceDetails } from '@learning/shared/contract/invoices';
import { TAX_ID_KINDS } from '@learning/shared/domain/money/tax-ids';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { listCountries } from '#lib/countries.ts';
import {
  detailsOf,
  type InvoiceFormErrors,
  invoiceFormErrors,
  type InvoiceFormValues,
  serverErrors,
  valuesOf,
} from './invoice-form-values.ts';

interface Props {
  learnerId: string;
  details: InvoiceDetails;
  onSaved: () => void;
  onCancel: () => void;
}

interface TextFieldProps {
  name: Exclude<keyof InvoiceFormValues, 'country' | 'taxIdType'>;
  label: string;
  autoComplete?: string;
  helperText?: string;
  maxLength: number;
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '5',
} as const;

/** Edits what later invoices print of the buyer. Everything is optional. */
export function InvoiceDetailsForm({ learnerId, details, onSaved, onCancel }: Props) {
  const [values, setValues] = useState(() => valuesOf(details));
  const [errors, setErrors] = useState<InvoiceFormErrors>({});
  const save = useApiMutation('saveInvoiceDetails', {
    call: (body: ReturnType<typeof detailsOf>) => ({ params: { userId: learnerId }, body }),
  });
  const change = (part: Partial<InvoiceFormValues>) => setValues((now) => ({ ...now, ...part }));

  const showErrors = (form: HTMLFormElement, found: InvoiceFormErrors) => {
    setErrors(found);
    const control = form.elements.namedItem(Object.keys(found)[0] ?? '');
    if (control instanceof HTMLElement) control.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (save.isPending) return;
    const found = invoiceFormErrors(values);
    showErrors(form, found);
    if (Object.keys(found).length > 0) return;
    save.mutate(detailsOf(values), {
      onSuccess: onSaved,
      onError: (error) => {
        if (hasCode(error, 'invalid_request')) showErrors(form, serverErrors(error.fields));
      },
    });
  };
  const text = ({ name, label, helperText, ...input }: TextFieldProps) => (
    <Field label={label} errorText={errors[name]} helperText={helperText}>
      <Input
        name={name}
        value={values[name]}
        onChange={(event) => change({ [name]: event.target.value })}
        {...input}
      />
    </Field>
  );
  const kind = TAX_ID_KINDS.find(({ type }) => type === values.taxIdType);
  const isRefused = save.error && !hasCode(save.error, 'invalid_request');
  return (
    <chakra.form noValidate onSubmit={submit} aria-label="Invoice details">
      <Stack gap="5">
        {text({
          name: 'companyName',
          label: 'Company',
          autoComplete: 'organization',
          maxLength: 150,
        })}
        {text({
          name: 'contactName',
          label: 'Attention (optional)',
          helperText: 'A person or department, such as Accounts Payable.',
          maxLength: 140,
        })}
        {text({ name: 'line1', label: 'Street', autoComplete: 'address-line1', maxLength: 200 })}
        {text({
          name: 'line2',
          label: 'Suite or floor (optional)',
          autoComplete: 'address-line2',
          maxLength: 200,
        })}
        <Box {...twoColumns}>
          {text({ name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: 100 })}
          {text({
            name: 'state',
            label: 'State or region (optional)',
            autoComplete: 'address-level1',
            maxLength: 100,
          })}
          {text({
            name: 'postalCode',
            label: 'ZIP or postal code (optional)',
            autoComplete: 'postal-code',
            maxLength: 20,
          })}
          <Field label="Country">
            <Select
              name="country"
              value={values.country}
              onChange={(country) => change({ country })}
            >
              {listCountries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Type of tax ID">
            <Select
              name="taxIdType"
              value={values.taxIdType}
              onChange={(taxIdType) => change({ taxIdType })}
            >
              {TAX_ID_KINDS.map(({ type, label }) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          {text({
            name: 'taxId',
            label: 'Tax ID (optional)',
            helperText: `Example: ${kind?.example ?? ''}`,
            maxLength: 40,
          })}
        </Box>
        {text({
          name: 'purchaseOrderNumber',
          label: 'Purchase order number (optional)',
          helperText: 'Printed on this and later invoices until you change it.',
          maxLength: 140,
        })}
        <div role="alert">
          {isRefused && <chakra.p color="fg.error">{userMessageOf(save.error)}</chakra.p>}
        </div>
        <HStack gap="3" flexWrap="wrap">
          <Button type="submit" pendingText={save.isPending && 'Saving...'}>
            Save Invoice Details
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onCancel}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}
