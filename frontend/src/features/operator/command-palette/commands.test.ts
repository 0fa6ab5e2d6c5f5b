import { expect, it } from 'vitest';
import { commandsFor } from './commands.ts';

const pages = [
  { to: '/admin/learners', name: 'Learners', roles: [] },
  { to: '/admin/audit', name: 'Audit', roles: [] },
] as const;
const names = (words: string, canFind = true) =>
  commandsFor(words, pages, canFind).map(({ name }) => name);

it('shows all pages before anything is typed', () => {
  expect(names('')).toEqual(['Learners', 'Audit']);
});

it('finds a page by a part of its name, and offers the search for a learner after it', () => {
  expect(names('aud')).toEqual(['Audit', 'Find a learner by “aud”']);
});

it('puts the learner first for an address or an id', () => {
  expect(names('ada@example.org')).toEqual(['Find a learner by “ada@example.org”']);
  const id = '1bd78114-dc75-443c-8e7d-a2c0be0851ff';
  expect(commandsFor(id, pages, true)[0]!.target).toMatchObject({ params: { learnerId: id } });
});

it('finds no learners for who may not see them', () => {
  expect(names('ada@example.org', false)).toEqual([]);
});
