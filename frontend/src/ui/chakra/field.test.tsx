// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';
import { Input } from '#ui/form/input.tsx';

function Example({ isInvalid = false, help = '' }) {
  return (
    <Field.Root invalid={isInvalid}>
      <Field.Label>Name</Field.Label>
      <Input />
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>Enter a name.</Field.ErrorText>
    </Field.Root>
  );
}

const textOf = (id: string | null) => document.getElementById(id ?? '')?.textContent;

it('a control has the label, the help and the error of its field', () => {
  const { rerender } = render(<Example />);
  const input = () => screen.getByRole('textbox', { name: 'Name' });
  expect(input().getAttribute('aria-describedby')).toBeNull();
  expect(input().getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Enter a name.')).toBeNull();
  rerender(<Example isInvalid help="As on your badge." />);
  expect(textOf(input().getAttribute('aria-describedby'))).toBe('As on your badge.');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(textOf(input().getAttribute('aria-errormessage'))).toBe('Enter a name.');
  rerender(<Example />);
  expect(input().getAttribute('aria-describedby')).toBeNull();
});

it('a control without a field stays as it is', () => {
  render(<Input aria-label="Search" />);
  expect(screen.getByRole('textbox', { name: 'Search' }).id).toBe('');
});
