// @vitest-environment happy-dom
import { frameworkAreas } from '@learning/content/site/framework-areas';
import { areaCode } from '@learning/shared/credentials/issuing/areas';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FrameworkAreas } from './framework-areas.tsx';

it('shows each area at the address that certificates name', () => {
  const { container } = render(<FrameworkAreas />);
  const shown = [...container.querySelectorAll('li')].map((item) => [item.id, item.textContent]);
  const listed = Object.entries(frameworkAreas).flatMap(([framework, { areas }]) =>
    areas.map((area) => [areaCode(framework, area), area]),
  );
  expect(shown).toEqual(listed);
  expect(shown).toContainEqual(['shrm-employee-labor-relations', 'Employee & Labor Relations']);
});
