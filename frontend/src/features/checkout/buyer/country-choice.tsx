import { listCountries } from '#lib/countries.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { Panel } from '#ui/panel.tsx';

interface Props {
  /** Empty until one is chosen. */
  country: string;
  onChange: (country: string) => void;
}

/** Asks where the buyer lives, because consumers have other rights in some countries. */
export function CountryChoice({ country, onChange }: Props) {
  return (
    <Panel mb={{ base: '4', md: '6' }} px={{ base: '4', md: '8' }} py={{ base: '3', md: '5' }}>
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
    </Panel>
  );
}
