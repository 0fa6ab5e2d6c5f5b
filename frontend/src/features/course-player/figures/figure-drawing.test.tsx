// @vitest-environment happy-dom
import type { InteractiveFigure } from '@learning/content/interactive-figure-schema';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Drawing } from './figure-drawing.tsx';

const base = { id: 'sample', title: 'What it finds.', description: 'What it shows.' };
const show = (figure: InteractiveFigure) => render(<Drawing figure={figure} />);
const move = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

it('computes with the numbers of the reader', () => {
  const input = { format: 'number' as const, min: 0, max: 200, step: 1 };
  show({
    ...base,
    type: 'calculator',
    formula: 'turnover-rate',
    inputs: [
      { ...input, name: 'leavers', label: 'People who left', value: 9 },
      { ...input, name: 'atStart', label: 'At the start', value: 118 },
      { ...input, name: 'atEnd', label: 'At the end', value: 122 },
      { ...input, name: 'months', label: 'Months', value: 3, min: 1, max: 12 },
    ],
    readings: [
      { from: 0, text: 'Few leave.' },
      { from: 25, text: 'Many leave.' },
    ],
  });
  expect(screen.getByRole('status').textContent).toContain('30%Many leave.');
  move('People who left', 3);
  expect(screen.getByRole('status').textContent).toContain('10%Few leave.');
});

it('tells where a case belongs and why, and counts at the end', async () => {
  show({
    ...base,
    type: 'sorter',
    bins: ['Now', 'Later'],
    cases: [
      { text: 'A fire', bin: 'Now', reason: 'It burns.' },
      { text: 'A letter', bin: 'Later', reason: 'It waits.' },
    ],
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Now' }));
  expect(screen.getByRole('status').textContent).toContain('RightIt burns.');
  await user.click(screen.getByRole('button', { name: 'Next Case' }));
  await user.click(screen.getByRole('button', { name: /Now/ }));
  expect(screen.getByRole('status').textContent).toContain('It belongs to Later');
  await user.click(screen.getByRole('button', { name: 'See the Result' }));
  expect(screen.getByText('1 of 2 right')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sort Again' }));
  expect(screen.getByText('A fire')).toBeTruthy();
});

it('shows what one rate of a funnel changes at its end', async () => {
  show({
    ...base,
    type: 'funnel',
    stages: [
      { label: 'Applied', count: 100 },
      { label: 'Seen', count: 40 },
      { label: 'Hired', count: 10 },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: /^Hired/ }));
  move('Pass to “Hired”', 50);
  expect(screen.getByRole('status').textContent).toContain('10 more reach “Hired”');
});

it('moves the pay of a person through a range', () => {
  const people = [{ name: 'Ana', pay: 54_000 }];
  const ranges = [{ label: 'Grade 5', minimum: 48_000, maximum: 72_000, people }];
  show({ ...base, type: 'ranges', ranges });
  expect(screen.getByRole('status').textContent).toContain('Ana: compa-ratio 0.9');
  move('Pay of Ana', 75_000);
  expect(screen.getByRole('status').textContent).toContain('Paid above the range, by $3,000.');
});

it('asks for a guess before it shows the number', async () => {
  show({
    ...base,
    type: 'estimate',
    question: 'How many?',
    format: 'percent',
    min: 0,
    max: 100,
    step: 1,
    answer: 38,
    reason: 'They did.',
  });
  expect(screen.queryByText('They did.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the Number' }));
  expect(screen.getByRole('status').textContent).toContain('38%. They did.');
});

it('changes who leads with the weights', () => {
  show({
    ...base,
    type: 'weights',
    criteria: [
      { label: 'Cost', weight: 50 },
      { label: 'Speed', weight: 10 },
    ],
    choices: [
      { label: 'Cheap', scores: [5, 1] },
      { label: 'Fast', scores: [1, 5] },
    ],
  });
  expect(screen.getByRole('status').textContent).toBe('Cheap leads');
  move('Cost', 0);
  expect(screen.getByRole('status').textContent).toBe('Fast leads');
});

it('walks around a loop, and through the days of a process', async () => {
  const loop = show({
    ...base,
    type: 'loop',
    stages: [
      { label: 'Plan', text: 'Agree on it.' },
      { label: 'Do', text: 'Do it.' },
      { label: 'Check', text: 'Look at it.' },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Next Stage' }));
  expect(screen.getByRole('status').textContent).toContain('Do it.');
  loop.unmount();
  show({
    ...base,
    type: 'process',
    unit: 'Day',
    steps: [
      { at: 0, text: 'Hear', why: 'First.' },
      { at: 5, text: 'Write', why: 'Then.' },
      { at: 9, text: 'Decide', why: 'Last.' },
    ],
  });
  move('Next step in 5', 6);
  expect(screen.getByRole('status').textContent).toBe('Then.');
});
