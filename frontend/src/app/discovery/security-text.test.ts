import { site } from '@learning/content/site';
import { expect, it } from 'vitest';
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts';

it.each(['2026-11-24T15:00:00.000Z', '2028-02-29T23:59:59.999Z'])(
  'says whom to write to about a weakness, for less than a year from %s',
  (at) => {
    const fields = Object.fromEntries(
      securityText(new Date(at))
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    expect(fields).toMatchObject({
      Contact: `mailto:${site.contact.email}`,
      Canonical: `${site.origin}/${SECURITY_TEXT_PATH}`,
    });
    const days = (Date.parse(fields['Expires']!) - Date.parse(at)) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(365);
  },
);
