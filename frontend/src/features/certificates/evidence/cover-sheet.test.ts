import { textOf } from '@learning/shared/domain/documents/document-node';
import { recognitionClaims } from '@learning/shared/domain/wording/recognition';
import { expect, it } from 'vitest';
import { certificate } from '#testing/certificate-samples.ts';
import { recertificationEntry } from '#testing/learning-samples.ts';
import { coverSheet, type Evidence } from './cover-sheet.ts';

const sheetOf = (changes: Partial<Evidence> = {}) => {
  const claimed = certificate();
  const { body } = coverSheet({
    learnerName: 'Ada Grey',
    entry: recertificationEntry({ certificateId: claimed.id }),
    certificate: claimed,
    startedAt: '2026-11-02T09:00:00Z',
    outcomes: ['Write file notes that hold', 'Warn fairly'],
    ...changes,
  });
  return body!;
};
const rowsOf = (changes: Partial<Evidence> = {}) => {
  const found = new Map<string, string>();
  const visit = (node: ReturnType<typeof sheetOf>) => {
    if (node.tagName === 'tr') {
      const [name, value] = (node.children ?? []).map(textOf);
      found.set(name!, value!);
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(sheetOf(changes));
  return found;
};

it('has the fields of the forms, with the certificate and where it is verified', () => {
  const rows = rowsOf();
  expect(Object.fromEntries(rows)).toMatchObject({
    'Program title': 'HR Documentation: Basic',
    Provider: expect.stringContaining('Due Course') as string,
    Learner: certificate().participantName,
    'Start date': 'November 2, 2026',
    'Completion date': 'November 14, 2026',
    'Hours of instruction': '3.5 hours',
    'Learning outcomes': 'Write file notes that hold; Warn fairly',
    Method: 'Online and self-paced, with 5 modules, 1 graded activity',
    'Certificate ID': certificate().certificateId,
    'Verify at': certificate().verificationUrl,
    'On screen': '1 h 50 min',
    'Measured by the player': '3 h 4 min',
    'Write the Warning': 'Scenario, passed with 90% on November 13, 2026',
  });
});

it('claims no approval, and says whose mapping it is', () => {
  const text = textOf(sheetOf());
  expect(text).toContain('SHRM, HRCI and CIPD have not approved the course.');
  expect(recognitionClaims(text)).toEqual([]);
});

it('has no hours that measured time does not support, and says that no certificate is claimed', () => {
  const entry = recertificationEntry({ instructionHours: null, measuredMinutes: 30 });
  const rows = rowsOf({ entry, certificate: undefined });
  expect(rows.get('Hours of instruction')).toBe(
    'None yet: 30 min of 3.5 hours measured, and 2 h 6 min are needed.',
  );
  expect(rows.get('Certificate')).toBe('Not claimed yet.');
  expect(rows.get('Learner')).toBe('Ada Grey');
});

it('counts written work as a document that is completed, not as graded', () => {
  const work = { title: 'A Record', score: 100, completedAt: '2026-11-13T10:00:00Z' };
  const entry = recertificationEntry({ activities: [{ ...work, type: 'generator' }] });
  const rows = rowsOf({ entry });
  expect(rows.get('Method')).toBe('Online and self-paced, with 5 modules, 1 document');
  expect(rows.get('A Record')).toBe('Written work, completed on November 13, 2026');
});
