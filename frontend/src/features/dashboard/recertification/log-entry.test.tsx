// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recertificationDocument, recertificationEntry } from '#testing/learning-samples.ts';
import { LogEntry } from './log-entry.tsx';

function show(overrides: Parameters<typeof recertificationEntry>[0]) {
  render(
    <ul>
      <LogEntry entry={recertificationEntry(overrides)} />
    </ul>,
  );
  return within(screen.getAllByRole('listitem')[0]!);
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
  expect(entry.queryByText(/are measured/)).toBeNull();
});

it('has no hours that measured time does not support, and says what is missing', () => {
  const entry = show({
    activities: [],
    instructionHours: null,
    measuredMinutes: 45,
    minutes: null,
  });
  expect(entry.queryByText(/\d hours$/)).toBeNull();
  const note =
    '45 min of 3.5 hours measured. The log prints 3.5 hours once 2 h 6 min are measured.';
  expect(entry.getByText(note)).toBeTruthy();
  expect(entry.getAllByRole('term')).toHaveLength(1);
});

it('counts graded activities and documents apart, and shows no percent for a document', () => {
  const graded = recertificationEntry().activities;
  const entry = show({ activities: [...graded, recertificationDocument()] });
  expect(entry.getByText(/5 modules, 1 graded activity and 1 document\.$/)).toBeTruthy();
  expect(entry.getByText('Write the Warning: passed with 90% on November 13, 2026')).toBeTruthy();
  expect(entry.getByText('File Note Builder: completed on November 12, 2026')).toBeTruthy();
  expect(entry.queryByText(/100%/)).toBeNull();
});
