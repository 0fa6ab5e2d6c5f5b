import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it('names files without characters that file systems refuse', () => {
  expect(fileName('Pay: "who/what"?\u0007')).toBe('Pay who what');
});
