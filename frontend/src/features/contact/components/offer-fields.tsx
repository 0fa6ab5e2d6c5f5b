import { contactForm } from '@learning/content/site/contact';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { listCountries } from '#lib/countries.ts';
import type { ContactDraft, ContactErrors } from '../contact-rules.ts';

interface Props {
  draft: ContactDraft;
  errors: ContactErrors;
  change: (part: Partial<ContactDraft>) => void;
}

const { seats, country, purchaseOrder } = contactForm.teamOffer;

/** The fields of an offer for a team. Source: rules/learning.md L32 */
export function OfferFields({ draft, errors, change }: Props) {
  return (
    <>
      <Field label={seats} errorText={errors.seats}>
        <Input
          name="seats"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          maxW="32"
          value={draft.seats}
          onChange={(event) => change({ seats: event.target.value })}
        />
      </Field>
      <Field label={country} errorText={errors.country}>
        <Select
          name="country"
          value={draft.country}
          onChange={(value) => change({ country: value })}
        >
          {listCountries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        name="needsPurchaseOrder"
        checked={draft.needsPurchaseOrder}
        onChange={(event) => change({ needsPurchaseOrder: event.target.checked })}
      >
        {purchaseOrder}
      </Checkbox>
    </>
  );
}
