// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recertificationEntry } from '#testing/learning-samples.ts';
import { LogEntry } from './log-entry.tsx';

function show(overrides: Parameters<typeof recertificationEntry>[0]) {
  render(
    <ul>
      <LogEntry entry={recertificationEntry(overrides)} />
    </ul>,
  );
  return within(screen.getByRole('listitem'));
}

it('shows the hours with their parts, and the measured time beside them', () => {
  const entry = show({ activities: [] });
  expect(entry.getByText('3.50 hours')).toBeTruthy();
  const facts = entry.getAllByRole('term').map((term) => {
    return `${term.textContent} ${term.nextElementSibling?.textContent}`;
  });
  expect(facts).toEqual([
    'On screen: 1 h 50 min',
    'Activities: 1 h 40 min',
    'At your desk: 1 h',
    'Measured: 3 h 4 min',
  ]);
  expect(entry.queryByText(/below 60%/)).toBeNull();
});

it('says when the hours are the measured ones, and has no parts for an earlier completion', () => {
  const entry = show({
    activities: [],
    isMeasuredTime: true,
    instructionHours: 0.75,
    minutes: null,
  });
  expect(entry.getByText('0.75 hours')).toBeTruthy();
  expect(entry.getByText(/measured hours: they are below 60%/)).toBeTruthy();
  expect(entry.getAllByRole('term')).toHaveLength(1);
});
