import { listCountries } from '#lib/countries.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';

interface Props {
  /** Empty until one is chosen. */
  country: string;
  onChange: (country: string) => void;
}

/** Asks where the buyer lives, because consumers have other rights in some countries. */
export function CountryChoice({ country, onChange }: Props) {
  return (
    <Field label="Country" helperText="Where you live, or where your business is.">
      <Select name="buyerCountry" value={country} onChange={onChange}>
        {country === '' && <option value="">Choose a country</option>}
        {listCountries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
